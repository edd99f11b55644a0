import { hydrationEnds, hydrationStarts, runtimeReady } from '@/components/navigation/runtime-start'

/**
 * Translators, password managers and data detectors change a page long before its scripts start, and React throws a document away that is not as
 * the server sent it. What they did is taken back, in its reverse order and to the same nodes, while React looks at the page, and done again
 * afterwards. Nothing of the page itself adds, moves or rewrites nodes of the body in that time.
 */
export function withholdForeignChanges(): void {
  const changes: MutationRecord[] = []
  const again: (() => void)[] = []
  let isHydrating = false
  const takeBack = (records: MutationRecord[]) => {
    if (!isHydrating) return void changes.push(...records)
    const focused = document.activeElement as HTMLElement | null
    again.push(...records.reverse().map(undo).reverse())
    // What was moved has lost it.
    if (document.activeElement !== focused) focused?.focus({ preventScroll: true })
    observer.takeRecords()
  }
  const observer = new MutationObserver(takeBack)
  document.addEventListener(
    'readystatechange',
    () => observer.observe(document.body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true }),
    { once: true },
  )
  document.addEventListener(hydrationStarts, () => {
    changes.push(...observer.takeRecords())
    isHydrating = true
    takeBack(changes)
  })
  document.addEventListener(hydrationEnds, () => observer.disconnect())
  document.addEventListener(runtimeReady, () => {
    for (const redo of again) redo()
  })
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
