/**
 * React turns what a page fetched ahead will need into `<link rel="preload">`. Nothing of it is used yet, and the browser warns of each:
 * https://github.com/vercel/next.js/issues/51524. The same is fetched into the browser's cache here, behind everything else. The link
 * never joins the page; whoever waits for it is told. `rel="prefetch"` would be shorter, but Safari knows none.
 */
export function fetchHintsQuietly(signal: AbortSignal): void {
  const { head, documentElement } = document
  head.appendChild = <Type extends Node>(node: Type): Type => {
    if (!isHint(node) || documentElement.dataset.leaving !== undefined) return Node.prototype.appendChild.call(head, node) as Type
    fetchQuietly(node.href).then(
      () => node.dispatchEvent(new Event('load')),
      () => node.dispatchEvent(new Event('error')),
    )
    return node
  }
  // The method of every node is there again.
  signal.addEventListener('abort', () => Reflect.deleteProperty(head, 'appendChild'))
}

const isHint = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'preload' && /^(?:style|image)$/.test(node.as) && node.href !== ''

async function fetchQuietly(address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low' })
  // A body nobody reads may be left out of the cache.
  await answer.blob()
}
