/**
 * Runs in the browser: what stands in place of the pictures of a page, and how it fits. `null` where a page keeps its picture.
 */
export type PicturePlace = { className: string; sizes: string; crop: string | null }

/** The pictures of a page that come from its content, by the paths of these, each marked with its number. */
export function findPlaces(paths: readonly string[]): PicturePlace[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
  return images
    .filter((image) => paths.some((path) => image.src.includes(path)))
    .map((image, at) => {
      const picture = image.closest('picture')
      ;(picture ?? image).setAttribute('data-place', String(at))
      const crop = picture?.querySelector('source[media]')?.getAttribute('srcset') ?? null
      return { className: image.className, sizes: image.sizes || '100vw', crop: crop && (/crop_([\d_]+)/.exec(crop)?.[1] ?? null) }
    })
}

/** Puts a picture's markup into every place and tells what is wrong with the page since then. */
export async function placePictures(markup: readonly string[]): Promise<string[]> {
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, dt, dd, figcaption)')]
  const placeOf = () => texts.map((text) => Math.round(text.getBoundingClientRect().x))
  const coveredBy = (box: DOMRect) =>
    texts.filter((text) => {
      const { left, right, top, bottom, width } = text.getBoundingClientRect()
      return (
        width > 0 && Math.min(right, box.right) - Math.max(left, box.left) > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
      )
    })
  const places = markup.map((_, at) => document.querySelector(`[data-place="${at}"]`) as HTMLElement)
  const imageIn = (place: Element) => (place instanceof HTMLImageElement ? place : (place.querySelector('img') as HTMLImageElement))
  const isTooWide = (image: HTMLImageElement) => {
    const [box, frame] = [image, image.closest('figure, a, li, article, section')].map((element) => element?.getBoundingClientRect())
    return box && frame ? box.left < frame.left - 1 || box.right > frame.right + 1 : false
  }
  const before = {
    places: placeOf(),
    covered: places.map((place) => coveredBy(imageIn(place).getBoundingClientRect())),
    tooWide: places.map((place) => isTooWide(imageIn(place))),
  }
  const images = places.map((place, at) => {
    const holder = document.createElement('template')
    holder.innerHTML = markup[at] ?? ''
    const placed = holder.content.firstElementChild as HTMLElement
    place.replaceWith(placed)
    const image = imageIn(placed)
    image.loading = 'eager'
    return image
  })
  await Promise.all(images.map((image) => image.decode()))
  const faults: string[] = []
  const found = (at: number, fault: string) => faults.push(`${fault}: picture ${at}, ${images[at]?.alt}`)
  for (const [at, image] of images.entries()) {
    const box = image.getBoundingClientRect()
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
    if (sources.some((source) => source.getClientRects().length > 0)) found(at, 'a source takes a place')
    if (!isUpright(image)) found(at, 'it is turned or mirrored')
    if (box.width === 0) continue
    const isFitted = ['cover', 'contain', 'scale-down'].includes(getComputedStyle(image).objectFit)
    const stretched = box.width / box.height / (image.naturalWidth / image.naturalHeight)
    if (!isFitted && Math.abs(stretched - 1) > 0.03) found(at, `it is stretched by ${stretched.toFixed(2)}`)
    if (isTooWide(image) && !before.tooWide[at]) found(at, 'it is wider than its frame')
    for (const text of coveredBy(box)) if (!before.covered[at]?.includes(text)) found(at, `it covers “${text.textContent?.slice(0, 40)}”`)
  }
  for (const [at, x] of placeOf().entries())
    if (Math.abs(x - (before.places[at] ?? 0)) > 1)
      faults.push(`“${texts[at]?.textContent?.slice(0, 40)}” moves sideways from ${before.places[at]} to ${x}`)
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than its window')
  return faults

  /** Redder above than below, greener at the right than at the left. */
  function isUpright(image: HTMLImageElement): boolean {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [8, 8]
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(image, 0, 0, 8, 8)
    const at = (x: number, y: number) => context.getImageData(x, y, 1, 1).data
    const [above, below, left, right] = [at(4, 1), at(4, 6), at(1, 4), at(6, 4)]
    return (above[0] ?? 0) > (below[0] ?? 0) && (right[1] ?? 0) > (left[1] ?? 0)
  }
}
