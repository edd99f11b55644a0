import type { Page } from '@playwright/test'

/** From the narrowest phone to a large screen, and on both sides of each breakpoint. */
export const widths = [320, 344, 360, 390, 414, 480, 600, 767, 820, 912, 1024, 1100, 1180, 1280, 1440, 1920] as const

/** Where things most often go wrong: `npm run test:all` looks at all widths. */
export const fewWidths = [320, 390, 767, 1280] as const

/** What a visitor sees go wrong at some of `widths`: each fault with the widths at which it was found. One load, resized. */
export async function findLayoutFaults(page: Page, at: readonly number[] = widths): Promise<string[]> {
  const found = new Map<string, number[]>()
  // What is far below is laid out as well.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true))
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await page.evaluate(measure)) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, seen]) => `${fault} (${seen.join(', ')} px)`)
}

/** In the page: words torn, words cut, words over words, and whatever can be pressed outside the window. */
async function measure(): Promise<string[]> {
  type Box = { left: number; right: number; top: number; bottom: number }
  /** What an element is drawn in: what its ancestors show of it, where it can be scrolled to, and what it is placed by. */
  type Frame = { shows: Box; cuts: Box; layer: Element | null; placed: Element | null; isHidden: boolean; isDecoration: boolean }
  type Piece = { text: Text; element: Element; boxes: Box[]; frame: Frame }

  // A headless window on a busy machine may draw no frame after it was resized, until something on its page changes.
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 500)
    })
  const width = document.documentElement.clientWidth
  const range = document.createRange()
  const everywhere: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
  const faults = new Set<string>()

  window.scrollTo({ top: 0, behavior: 'instant' })
  await nextFrame()
  let frames = new Map<Element, Frame>()
  if (document.documentElement.scrollWidth > width) faults.add('the page scrolls sideways')
  look(readPieces().filter(({ frame }) => !frame.layer))
  // Bars that are fixed to the window come with the scrolling.
  window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
  await nextFrame()
  await nextFrame()
  frames = new Map()
  look(readPieces().filter(({ frame }) => frame.layer))
  for (const control of outside()) faults.add(`outside the window: ${control}`)
  return [...faults]

  function look(pieces: readonly Piece[]): void {
    for (const word of tornWords(pieces)) faults.add(`torn: ${word}`)
    for (const piece of pieces) if (isCut(piece)) faults.add(`cut: ${shown(piece)}`)
    for (const [one, other] of overlaps(pieces)) faults.add(`over each other: ${shown(one)} | ${shown(other)}`)
  }

  function shown({ text }: Piece): string {
    return text.data.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
  }

  function frameOf(element: Element): Frame {
    const known = frames.get(element)
    if (known) return known
    const above = element.parentElement
    const outer: Frame =
      above && element !== document.body
        ? frameOf(above)
        : {
            shows: everywhere,
            cuts: { ...everywhere, left: 0, right: width },
            layer: null,
            placed: null,
            isHidden: false,
            isDecoration: false,
          }
    const style = getComputedStyle(element)
    const frame = { ...outer }
    if (style.position === 'fixed') Object.assign(frame, { shows: everywhere, cuts: { ...everywhere, left: 0, right: width } })
    if (style.position === 'fixed' || style.position === 'sticky') frame.layer = element
    if (style.position === 'absolute' || element instanceof SVGTextElement) frame.placed = element
    if (element.matches('[aria-hidden="true"], [inert]')) frame.isDecoration = true
    if (style.clipPath === 'inset(50%)' || style.opacity === '0' || style.visibility === 'hidden') frame.isHidden = true
    if (style.overflowX !== 'visible' && element !== document.body && style.display !== 'inline') {
      const box = element.getBoundingClientRect()
      frame.shows = within(frame.shows, box)
      const scrolls = /auto|scroll/.test(style.overflowX)
      frame.cuts = scrolls
        ? everywhere
        : { ...frame.cuts, left: Math.max(frame.cuts.left, box.left), right: Math.min(frame.cuts.right, box.right) }
    }
    frames.set(element, frame)
    return frame
  }

  function within(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    }
  }

  /** Every text that is drawn, with the boxes of its lines. */
  function readPieces(): Piece[] {
    const read: Piece[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const element = text.parentElement
      if (!element || !/\S/.test(text.data) || element.closest('script, style, noscript, select, textarea')) continue
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5)
      if (boxes.length === 0) continue
      const frame = frameOf(element)
      if (!frame.isHidden && element.checkVisibility({ contentVisibilityAuto: true })) read.push({ text, element, boxes, frame })
    }
    return read
  }

  /** Words on two lines that would stand on one if the browser were not allowed to break them anywhere. Code may break. */
  function tornWords(pieces: readonly Piece[]): string[] {
    const broken = ({ text }: Piece) =>
      [...text.data.matchAll(/[^\s\u200b-]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter((box) => box.width > 0.5).map(({ top }) => Math.round(top))
        return new Set(lines).size > 1 ? [word] : []
      })
    const suspects = pieces
      .filter(({ element, boxes }) => boxes.length > 1 && !element.closest('code, pre, kbd, samp'))
      .map((piece) => ({ piece, words: broken(piece) }))
      .filter(({ words }) => words.length > 0)
    // All at once: the page is laid out twice for them, not for each of them.
    const elements = [...new Set(suspects.map(({ piece }) => piece.element))].filter((element) => element instanceof HTMLElement)
    const before = elements.map(({ style }) => style.cssText)
    for (const { style } of elements) {
      style.setProperty('overflow-wrap', 'normal', 'important')
      style.setProperty('word-break', 'normal', 'important')
    }
    const torn = suspects.flatMap(({ piece, words }) => {
      const still = piece.element instanceof HTMLElement ? broken(piece) : words
      return words.filter((word) => !still.includes(word))
    })
    elements.forEach(({ style }, index) => {
      style.cssText = before[index] ?? ''
    })
    return torn
  }

  /** A part of the text lies where the element around it, or the window, shows nothing. What is pushed out whole is meant to be. */
  function isCut({ boxes, frame }: Piece): boolean {
    const { cuts } = frame
    const isOut = ({ left, right }: Box) => left < cuts.left - 1 || right > cuts.right + 1
    const isPushedOut = ({ left, right, top, bottom }: Box) =>
      left >= cuts.right - 1 || right <= cuts.left + 1 || top >= frame.shows.bottom - 1 || bottom <= frame.shows.top + 1
    return !frame.isDecoration && boxes.some((box) => isOut(box) && (cuts.right >= width || !isPushedOut(box)))
  }

  /** Pairs of texts of which one is written over the other; labels that are placed by hand must not even touch. */
  function overlaps(among: readonly Piece[]): [Piece, Piece][] {
    const lines = among
      .flatMap((piece) => piece.boxes.map((box) => ({ piece, box: inked(within(box, piece.frame.shows)) })))
      .filter(({ box }) => box.right > box.left && box.bottom > box.top)
      .sort((one, other) => one.box.top - other.box.top)
    const pairs: [Piece, Piece][] = []
    let open: typeof lines = []
    for (const line of lines) {
      open = open.filter(({ box }) => box.bottom > line.box.top)
      for (const other of open) if (other.piece !== line.piece && meet(other, line)) pairs.push([other.piece, line.piece])
      open.push(line)
    }
    return pairs
  }

  /** A line's box has room over and under its letters. */
  function inked({ left, right, top, bottom }: Box): Box {
    const height = bottom - top
    return { left, right, top: top + height * 0.25, bottom: bottom - height * 0.25 }
  }

  type Line = { piece: Piece; box: Box }

  function meet({ piece: one, box }: Line, { piece: two, box: other }: Line): boolean {
    if (one.frame.layer !== two.frame.layer) return false
    // The boxes of a drawing's texts are those of the whole text, lines and all: they are compared with other labels of the drawing.
    const drawings = [one, two].map(({ element }) => element.closest('svg'))
    if (drawings[0] !== drawings[1]) return false
    if (drawings[0] && [one, two].some(({ element }) => element.matches('tspan, :has(> tspan)'))) return false
    const areLabels = one.frame.placed && two.frame.placed && one.frame.placed !== two.frame.placed
    const shared = within(box, other)
    return shared.bottom - shared.top > 1 && shared.left - shared.right < (areLabels ? 3 : -2)
  }

  /** What can be pressed and stands past the sides of the window, or, fixed, past its ends. */
  function outside(): string[] {
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => {
        const { left, right, top, bottom, width: own } = control.getBoundingClientRect()
        if (own <= 1 || !control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false
        const { cuts, isHidden, isDecoration, layer } = frameOf(control)
        if (isHidden || isDecoration) return false
        const isFixed = layer !== null && getComputedStyle(layer).position === 'fixed'
        return left < cuts.left - 1 || right > cuts.right + 1 || (isFixed && (top < -1 || bottom > innerHeight + 1))
      })
      .map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML).trim().slice(0, 60))
  }
}
