import { hydrationStarts, runtimeReady } from '@/components/navigation/runtime-start'

/**
 * More than any page gives cause for: who changes that much, or answers in the very moment each time, is left alone, and React draws those
 * islands anew. So is everybody where the scripts take that long.
 */
const mostChanges = 1e5
const mostAnswers = 20
const longestHydration = 20_000

/**
 * Translators, password managers and data detectors change a page long before its scripts start, and React draws anew what is not as the
 * server sent it. What they did is taken back, in its reverse order and to the same nodes, while React looks at the page, and done again
 * afterwards. What React has taken over is left as it is: from then on it may be changed by anybody.
 */
export function withholdForeignChanges(): void {
  let changes: MutationRecord[] = []
  let undone: (readonly [target: Node, redo: () => void])[] = []
  const withheld = new Map<Node, string>()
  let isHydrating = false
  let answers = 0
  const observer = new MutationObserver(take)

  function take(records: readonly MutationRecord[]): void {
    for (const record of records) changes.push(record)
    if (changes.length > mostChanges || answers > mostAnswers) stop()
    else if (isHydrating) keepFocus(takeBack)
  }

  function takeBack(): void {
    // A translator that comes back after a while may come as often as it likes: hydration takes seconds on a busy phone.
    if (answers++ === 0) setTimeout(() => (answers = 0))
    const last = changes.filter(({ target }) => !isTakenOver(target)).reverse()
    undone = undone.concat(last.map((record) => [record.target, undo(record)] as const).reverse())
    for (const { target } of changes) withheld.set(target, ownTextOf(target))
    changes = []
    observer.takeRecords()
  }

  function stop(): void {
    observer.disconnect()
    changes = []
  }

  function redo(): void {
    // Islands that wait for their turn are hydrated by an event that nobody listens to.
    for (const [target] of undone) if (target.isConnected && !isTakenOver(target)) target.dispatchEvent(new Event('auxclick'))
    // What says something else by now is left as the page has it: whoever changes it looks at it anew.
    const same = new Set([...withheld].filter(([target, text]) => ownTextOf(target) === text).map(([target]) => target))
    for (const [target, again] of undone) if (same.has(target)) again()
  }

  document.addEventListener(
    'readystatechange',
    () => observer.observe(document.body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true }),
    { once: true },
  )
  document.addEventListener(hydrationStarts, () => {
    isHydrating = true
    setTimeout(stop, longestHydration)
    take(observer.takeRecords())
  })
  document.addEventListener(runtimeReady, () => {
    take(observer.takeRecords())
    stop()
    keepFocus(redo)
  })
}

type Fiber = { flags: number; return: Fiber | null }

/** React's own signs of a part that is being placed or hydrated. */
const unfinished = 2 | 4096

/**
 * React leaves a mark on each node it looks at. A press may have it begin an island anew, with the nodes as they are then: it has taken
 * over a node when no part around it is unfinished.
 */
function isTakenOver(node: Node): boolean {
  const [, first = null]: [string?, (Fiber | null)?] = Object.entries(node).find(([key]) => key.startsWith('__reactFiber')) ?? []
  for (let fiber = first; fiber; fiber = fiber.return) if (fiber.flags & unfinished) return false
  return first !== null
}

/** The text nodes right in it. */
const ownTextOf = ({ nodeValue, childNodes }: Node): string => [nodeValue, ...[...childNodes].map((child) => child.nodeValue)].join()

/** What is moved loses it. */
function keepFocus(act: () => void): void {
  const focused = document.activeElement as HTMLElement | null
  act()
  if (document.activeElement !== focused) focused?.focus({ preventScroll: true })
}

/** Takes a change back, and returns how it is made again, if what it changed is still there. */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): () => void {
  if (type === 'characterData') {
    const { nodeValue } = target
    target.nodeValue = oldValue
    return () => {
      if (target.nodeValue === oldValue) target.nodeValue = nodeValue
    }
  }
  const isInside = (node: Node) => node.parentNode === target
  const insert = (nodes: Iterable<Node>, before: Node | null) => {
    for (const node of nodes) target.insertBefore(node, before && isInside(before) ? before : null)
  }
  const remove = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (isInside(node)) target.removeChild(node)
  }
  remove(addedNodes)
  insert(removedNodes, nextSibling)
  return () => {
    if (![...removedNodes].every(isInside) || (nextSibling && !isInside(nextSibling))) return
    insert(addedNodes, removedNodes[0] ?? nextSibling)
    remove(removedNodes)
  }
}
