// When the planet is drawn and when it is too much for the machine. Times in ms.

/** What a frame may take on average: 50 a second. */
const fair = 20
/** One hiccup proves nothing, however long. */
const worst = 200
const patience = 500

/** Adds up how late frames were; time saved by quick ones pays it back. Says whether the machine cannot keep up. */
export function watchFrames(): (interval: number) => boolean {
  let late = 0
  return (interval) => {
    late = Math.max(0, late + Math.min(interval, worst) - fair)
    return late > patience
  }
}

/** Scrolling is followed frame by frame, on fast screens 60 times a second; clouds are slow enough for half of that. */
export function isDue(sinceDrawn: number, follows: boolean): boolean {
  return sinceDrawn >= (follows ? 15 : 30)
}

const restBegins = 15_000
const restEnds = 20_000

/** How fast the planet turns: it comes to rest where nobody has done anything for a while, and then costs nothing. */
export function speedAfter(idle: number): number {
  const x = Math.min(1, Math.max(0, (restEnds - idle) / (restEnds - restBegins)))
  return x * x * (3 - 2 * x)
}
