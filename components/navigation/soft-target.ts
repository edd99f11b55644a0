import { assetFiles, assetPrefixes } from '@/routing/assets'
import { isPlainClick } from './plain-click'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>

/** The address a click leads to without a page load, or undefined where the click is the browser's own. */
export function softTarget(anchor: Anchor, click: Click, here: Pick<Location, 'origin' | 'href'>): string | undefined {
  if (!isPlainClick(click) || click.defaultPrevented) return undefined
  if (anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return undefined

  const to = parse(anchor.href)
  const from = parse(here.href)
  if (!to || !from) return undefined
  if (to.origin !== here.origin || isAsset(to.pathname)) return undefined
  const samePage = to.pathname === from.pathname && to.search === from.search
  if (samePage && to.hash) return undefined
  return to.pathname + to.search + to.hash
}

/** `URL.canParse` is younger than browsers this site is for. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

function isAsset(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return assetPrefixes.some((prefix) => prefix === first) || assetFiles.some((file) => pathname.endsWith(`/${file}`))
}
