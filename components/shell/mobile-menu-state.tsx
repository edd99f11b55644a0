'use client'

// Client: the store has to know what the native popover does, what is behind it has to rest, and a link that stays on the page has
// to close it.
import { asDecoration } from '../resilience/decoration'
import { useSafeEffect } from '../resilience/use-safe-effect'
import { setUiState } from '../state/ui-state'
import { makeModal } from './modal-popover'

export const MobileMenuState = asDecoration(BareMobileMenuState)

/** Firefox ESR 115 and Safari 16 know no popovers. The first press may come before what stands in for them. */
function standIn(menu: HTMLElement, signal: AbortSignal): void {
  let isPressed = false
  const early = new AbortController()
  const note = ({ target }: Event) => {
    isPressed ||= target instanceof Element && target.closest('[popovertarget]') !== null
  }
  document.addEventListener('click', note, { signal: early.signal })
  const begin = () => {
    early.abort()
    if (isPressed && !signal.aborted) menu.showPopover()
  }
  import('@oddbird/popover-polyfill').then(begin, () => early.abort())
}

function BareMobileMenuState({ menuId }: { menuId: string }) {
  useSafeEffect(() => {
    const menu = document.getElementById(menuId)
    if (!menu) return
    const listening = new AbortController()
    const { signal } = listening
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover()
    }
    if (!('popover' in menu)) standIn(menu, signal)
    menu.addEventListener('toggle', ({ newState }) => setUiState({ mobileMenuOpened: newState === 'open' }), { signal })
    menu.addEventListener('click', closeOnLink, { signal })
    makeModal(menu, menu.querySelector<HTMLElement>('button'), signal)
    return () => {
      listening.abort()
      setUiState({ mobileMenuOpened: false })
    }
  }, [menuId])
  return null
}
