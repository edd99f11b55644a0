/** Runs tasks in the order they were added, at most `lanes` of them at a time. */
export function createQueue(lanes: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = []
  let running = 0
  const next = () => {
    if (running >= lanes) return
    const task = waiting.shift()
    if (!task) return
    running += 1
    task()
      .catch(() => undefined)
      .finally(() => {
        running -= 1
        next()
      })
  }
  return (task) => {
    waiting.push(task)
    next()
  }
}
