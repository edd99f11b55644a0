const handled = 'a, button, summary, select'

/**
 * A ref of what the server has drawn. What a visitor has done in it goes on in what scripts draw in its place: the focus stays, what was
 * pressed is pressed, what was opened is open, and what is read stands where it stood.
 */
export function keepHands(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return
  let pressed: Element | null = null
  const onClick = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button')
  }
  place.addEventListener('click', onClick)
  return () => {
    const goOn = [keepFocus(place), keepChosen(place), keepPlace(place), keepOpened(place)]
    // React is done by then: this runs while it takes the drawing away.
    queueMicrotask(() => {
      for (const each of goOn) each()
      if (pressed) twinOf(pressed)?.click()
    })
  }
}

/** The place of what the server has drawn, as long as it is there. */
export const findDrawing = () => document.querySelector('[data-filled=results]')

/** Waits while the list of a select may be open: it would close. */
export async function untilChosen(): Promise<void> {
  const { activeElement: held } = document
  if (!(held instanceof HTMLSelectElement) || !findDrawing()?.contains(held)) return
  const isChosen = !held.selectedOptions[0]?.defaultSelected
  if (isChosen) return
  await new Promise((resolve) => {
    for (const event of ['change', 'blur']) held.addEventListener(event, resolve, { once: true })
  })
}

/** What takes the place of an element says the same. */
const twinOf = (element: Element) =>
  element instanceof HTMLInputElement
    ? document.querySelector<HTMLInputElement>(`main input[name="${element.name}"][value="${element.value}"]`)
    : [...document.querySelectorAll<HTMLElement>(`main :is(${handled})`)].find((each) => each.textContent === element.textContent)

/** The next Tab would begin at the top of the page. */
function keepFocus(place: Element): () => void {
  const { activeElement: held } = document
  return () => {
    if (held && place.contains(held)) twinOf(held)?.focus({ preventScroll: true })
  }
}

function keepChosen(place: Element): () => void {
  const chosen = [...place.querySelectorAll('[type=radio]:checked')]
  return () => {
    for (const radio of chosen) twinOf(radio)?.click()
  }
}

function keepOpened(place: Element): () => void {
  const opened = [...place.querySelectorAll('details[open] > summary')]
  return () => {
    for (const summary of opened) twinOf(summary)?.parentElement?.setAttribute('open', '')
  }
}

/** What was never seen has a guessed height: with another guess, what is read would jump. */
function keepPlace(place: Element): () => void {
  const sections = [...place.querySelectorAll('section[id]')]
  const heights = sections.map((section) => [section.id, contentHeight(section)] as const)
  const seen = sections.find((section) => section.getBoundingClientRect().bottom > 0)
  const top = seen?.getBoundingClientRect().top ?? 0
  return () => {
    for (const [id, height] of heights) {
      const twin = document.getElementById(id)
      if (twin) twin.style.containIntrinsicHeight = `auto ${height}px`
    }
    const moved = seen && document.getElementById(seen.id)?.getBoundingClientRect()
    if (moved && window.scrollY > 0) window.scrollBy({ top: moved.top - top, behavior: 'instant' })
  }
}

function contentHeight(section: Element): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(section)
  return section.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)
}
