import { assetFiles, assetPrefixes } from '@/routing/assets'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>

/** The address a click leads to without a page load, or undefined where the click is the browser's own. */
export function softTarget(anchor: Anchor, click: Click, here: Pick<Location, 'origin' | 'href'>): string | undefined {
  const modified = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  if (modified || click.defaultPrevented) return undefined
  if (anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self') || !URL.canParse(anchor.href)) return undefined

  const to = new URL(anchor.href)
  const from = new URL(here.href)
  if (to.origin !== here.origin || isAsset(to.pathname)) return undefined
  const samePage = to.pathname === from.pathname && to.search === from.search
  if (samePage && to.hash) return undefined
  return to.pathname + to.search + to.hash
}

function isAsset(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return assetPrefixes.some((prefix) => prefix === first) || assetFiles.some((file) => pathname.endsWith(`/${file}`))
}
