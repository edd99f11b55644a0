// Under a fine pointer a cover has depth: its frame leans towards the pointer, the picture in it and the light on it answer by amounts
// of their own. The light is added when a cover is first pointed at. Written past React, as every move changes all of them.

const light = 'radial-gradient(closest-side, rgb(255 255 255 / 0.2), transparent)'

/** How far each goes where the pointer is at the edge: degrees, and px against and along the pointer. */
const reach = { lean: 0.9, picture: -9, light: 120 }

const lights = new WeakMap<HTMLElement, HTMLElement>()

export function deepenCovers(signal: AbortSignal): void {
  if (!matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)').matches) return
  let over: HTMLElement | null = null
  const follow = ({ target, clientX, clientY }: PointerEvent) => {
    const frame = target instanceof Element ? coverAt(target) : null
    if (over && over !== frame) turn(over, 0, 0)
    over = frame
    // The frame leans, so its own box would move under the pointer.
    const box = frame?.parentElement?.getBoundingClientRect()
    if (!frame || !box) return
    turn(frame, ((clientX - box.left) / box.width) * 2 - 1, Math.min(1, ((clientY - box.top) / frame.offsetHeight) * 2 - 1))
  }
  document.addEventListener('pointermove', follow, { passive: true, signal })
}

/** The cover under the pointer, or that of the card: its link lies over all of it. */
function coverAt(target: Element): HTMLElement | null {
  const place = target.closest('main [data-cursor], article [data-hue]')
  return place?.querySelector('picture > img')?.closest<HTMLElement>('[data-hue]') ?? null
}

function turn(frame: HTMLElement, x: number, y: number): void {
  const image = frame.querySelector('img')
  if (!image) return
  const glow = lights.get(frame) ?? lightOf(frame, image)
  frame.style.transform = x || y ? `perspective(1200px) rotateX(${-y * reach.lean}deg) rotateY(${x * reach.lean}deg)` : ''
  image.style.translate = `${x * reach.picture}px ${y * reach.picture}px`
  glow.style.translate = `${x * reach.light}px ${y * reach.light}px`
  glow.style.opacity = x || y ? '1' : '0'
}

function lightOf(frame: HTMLElement, image: HTMLImageElement): HTMLElement {
  const glow = document.createElement('span')
  Object.assign(glow.style, { position: 'absolute', inset: '-20%', background: light, opacity: '0' })
  for (const { style } of [frame, image, glow]) style.transition = '400ms cubic-bezier(0.2, 0.8, 0.2, 1)'
  // The edges of a picture that moves stay outside its frame.
  image.style.scale = '1.03'
  frame.append(glow)
  lights.set(frame, glow)
  return glow
}
