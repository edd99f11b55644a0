const pauseInMilliseconds = 2_000

/** Says how far a long step is, every two seconds at most; a short one says nothing. */
export function progress(describe: (done: number, all?: number) => string): (done: number, all?: number) => void {
  let said = Date.now()
  return (done, all) => {
    if (Date.now() - said < pauseInMilliseconds) return
    said = Date.now()
    console.log(`    ${describe(done, all)}`)
  }
}
