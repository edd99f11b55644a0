import { type CoverPlace, toDisguise } from './cover-geometry'

// The cover of a case goes along: from its card to the head of its page, and back. The new page is there at once, as with every page
// change; its cover only starts where the old one stood, with the pixels the visitor has already, so that no frame is without it.

const flight = { duration: 480, easing: 'cubic-bezier(0.3, 0.75, 0.2, 1)' }

type Left = { picture: string | null; isHead: boolean; place: CoverPlace; copy: HTMLImageElement }

let left: readonly Left[] = []

/** A page is left for another: notes the covers in sight, and the pixels they have. */
export function noteCovers(): void {
  left = []
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  left = coversInSight().flatMap(({ frame, image, isHead }) => {
    if (!image.naturalWidth) return []
    const copy = Object.assign(new Image(), { src: image.currentSrc, alt: '', decoding: 'sync' })
    copy.decode().catch(() => undefined)
    return { picture: image.getAttribute('src'), isHead, place: placeOf(frame, image), copy }
  })
}

/** The other page is there and stands where it will stay: the cover at the head of one of the two flies if the other shows it as well. */
export function flyCover(): void {
  const known = left
  left = []
  for (const { frame, image, isHead } of coversInSight()) {
    const gone = known.find(({ picture, ...before }) => picture === image.getAttribute('src') && before.isHead !== isHead)
    if (!gone) continue
    fly(gone, frame, image)
    return
  }
}

function fly(gone: Left, frame: HTMLElement, image: HTMLImageElement): void {
  // The page itself stands still; what is around the cover settles.
  for (const motion of frame.closest('main')?.getAnimations() ?? []) motion.cancel()
  const place = placeOf(frame, image)
  const { whole, ...start } = toDisguise(gone.place, place)
  settleAround(frame)
  Object.assign(frame.style, { overflow: 'visible', transformOrigin: '0 0' })
  const { copy } = gone
  Object.assign(copy.style, { position: 'absolute', maxWidth: 'none', ...inPixels(whole) })
  frame.append(copy)
  // With a property the compositor does not know the whole runs in one place: by itself it lets the clip lag behind the transform.
  const zIndex = 1
  const end = { transform: 'none', clipPath: `inset(0px 0px 0px 0px round ${place.radius}px)` }
  const landed = frame
    .animate(
      [
        { ...start, zIndex },
        { ...end, zIndex },
      ],
      flight,
    )
    .finished.finally(() => frame.removeAttribute('style'))
  // The picture of this page may still be on its way.
  Promise.allSettled([landed, image.decode()]).then(() => copy.remove())
}

/** The page of a case has its hue as a whole; the first cover in it is its own. */
function coversInSight() {
  const head = document.querySelector('article[data-hue] [data-hue] img')
  return [...document.querySelectorAll<HTMLElement>('[data-hue]:has(> img, > picture)')].flatMap((frame) => {
    const { top, bottom } = frame.getBoundingClientRect()
    const image = frame.querySelector('img')
    return image && bottom > 0 && top < window.innerHeight ? { frame, image, isHead: image === head } : []
  })
}

function placeOf(frame: HTMLElement, image: HTMLImageElement): CoverPlace {
  const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
  return {
    frame: frame.getBoundingClientRect(),
    picture: image.getBoundingClientRect(),
    natural: { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) },
    crop: [x / 100, y / 100],
    radius: Number.parseFloat(getComputedStyle(frame).borderTopLeftRadius),
  }
}

/** Everything of the page but the cover fades in, beneath it. */
function settleAround(frame: HTMLElement): void {
  for (let inner: Element = frame; inner.parentElement && inner.tagName !== 'MAIN'; inner = inner.parentElement) {
    inner.animate({ zIndex: [1, 1] }, flight)
    for (const other of inner.parentElement.children) if (other !== inner) other.animate({ opacity: [0, 1] }, flight)
  }
}

function inPixels(box: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(box).map(([name, value]) => [name, `${value}px`]))
}
