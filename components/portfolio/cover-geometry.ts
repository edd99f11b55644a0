type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** How a cover stands in the window: its frame, the box its picture fills there, and how the picture is cropped to it. */
export type CoverPlace = {
  frame: Box
  picture: Box
  natural: { width: number; height: number }
  /** `object-position`, from 0 to 1. */
  crop: readonly [x: number, y: number]
  radius: number
}

/** Where the whole picture would stand, cropped parts included, and how large. */
function wholeOf({ picture, natural, crop: [x, y] }: CoverPlace) {
  const scale = Math.max(picture.width / natural.width, picture.height / natural.height)
  const width = natural.width * scale
  const height = natural.height * scale
  return { scale, width, height, left: picture.left + (picture.width - width) * x, top: picture.top + (picture.height - height) * y }
}

/**
 * What makes a cover that stands at one place look as it did at another, to the pixel of its crop: the transform and the clip of its
 * frame. `whole` is where the whole picture lies in the frame, so that the clip may show what the frame crops.
 */
export function toDisguise(from: CoverPlace, to: CoverPlace) {
  const before = wholeOf(from)
  const after = wholeOf(to)
  const scale = before.scale / after.scale
  const whole = { left: after.left - to.frame.left, top: after.top - to.frame.top, width: after.width, height: after.height }
  const x = before.left - to.frame.left - whole.left * scale
  const y = before.top - to.frame.top - whole.top * scale
  const left = (from.frame.left - to.frame.left - x) / scale
  const top = (from.frame.top - to.frame.top - y) / scale
  const right = to.frame.width - left - from.frame.width / scale
  const bottom = to.frame.height - top - from.frame.height / scale
  return {
    whole,
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${top}px ${right}px ${bottom}px ${left}px round ${from.radius / scale}px)`,
  }
}
