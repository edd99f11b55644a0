import type { Page } from '@playwright/test'

type Stop = { name: string; isSeen: boolean }

const controls = 'button link checkbox radio textbox combobox spinbutton slider searchbox DisclosureTriangle switch Date'.split(' ')

/** Names of all controls of a page as assistive technology gets them; an empty one where there is none. */
export async function controlNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const parentOf = (id: string | undefined) => (id === undefined ? undefined : byId.get(id))
  const isPartOfDate = (id: string | undefined): boolean => {
    const parent = parentOf(id)
    return parent !== undefined && (parent.role?.value === 'Date' || isPartOfDate(parent.parentId))
  }
  return nodes
    .filter(({ ignored, role, parentId }) => !ignored && controls.includes(role?.value) && !isPartOfDate(parentId))
    .map(({ name }) => String(name?.value ?? ''))
}

/** Presses Tab from where the focus is to the end of `main`: each stop, whether it is seen, and none left out. */
export async function tabThroughMain(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let turn = 0; turn < 500; turn++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop === 'beyond') return stops
    if (stop !== 'before') stops.push(stop)
  }
  throw new Error('The focus never leaves the page.')
}

/** Runs in the page. Something is seen if a point of it, or of its label, lies above all else. */
async function lookAtFocus(): Promise<Stop | 'before' | 'beyond'> {
  const focused = document.activeElement
  // Sections are laid out as they come near the window, which moves what was scrolled to for a frame or two.
  const placeOf = () => focused?.getBoundingClientRect().top
  for (let frame = 0, was: number | undefined; frame < 60 && placeOf() !== was; frame++) {
    was = placeOf()
    await new Promise(requestAnimationFrame)
  }
  const main = document.querySelector('main')
  if (!focused || !main) throw new Error('There is no main part.')
  if (focused === document.body) return { name: 'nothing', isSeen: false }
  if (!main.contains(focused)) return main.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'beyond' : 'before'
  const shown = [focused, ...((focused as HTMLInputElement).labels ?? [])]
  const isSeen = shown.some((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== null && (each.contains(hit) || hit.contains(each))
      }),
    )
  })
  return { name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? ''}`, isSeen }
}
