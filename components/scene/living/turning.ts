import { isDue, speedAfter, watchFrames } from './pace'

/** How long clouds and cities take to appear, in ms. */
const birth = 1600

type Turning = {
  draw(life: number, time: number): void
  /** Whether there is anything to be seen now. */
  isSeen(): boolean
  onTooSlow(): void
}

/** One drawing a frame at most, and none where nobody looks or nobody has done anything for a while. */
export function makeTurning({ draw, isSeen, onTooSlow }: Turning) {
  const isTooSlow = watchFrames()
  let request = 0
  let last = 0
  let since = 0
  let active = performance.now()
  let life = 0
  let time = 0
  let changed = true

  function drawNow(): void {
    draw(life * life * (3 - 2 * life), time)
    since = 0
    changed = false
  }

  function frame(now: number): void {
    request = 0
    const interval = last && now - last
    last = now
    if (isTooSlow(interval)) {
      onTooSlow()
      return
    }
    const speed = speedAfter(now - active)
    if (!changed && life === 1 && speed === 0) return
    since += interval
    time += (interval / 1000) * speed
    if (interval) life = Math.min(1, life + interval / birth)
    if (isDue(since, changed || life < 1)) drawNow()
    request = requestAnimationFrame(frame)
  }

  function wake(): void {
    if (request || document.hidden || !isSeen()) return
    last = 0
    request = requestAnimationFrame(frame)
  }

  return {
    drawNow,
    /** Where somebody looks on, the drawing comes to life; out of sight it is alive at once. */
    begin(alive: boolean): void {
      life = alive ? 1 : 0
    },
    /** Somebody is there; what they see is still the same, unless it `moved`. */
    touch(moved: boolean): void {
      active = performance.now()
      changed ||= moved
      wake()
    },
    pause(): void {
      cancelAnimationFrame(request)
      request = 0
    },
  }
}
