'use client'

// Client: the store has to know what the native popover does, and a link that stays on the page has to close it.
import { useEffect } from 'react'
import { setUiState } from '../state/ui-state'

export function MobileMenuState({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId)
    const follow = (event: Event) => setUiState({ mobileMenuOpened: (event as ToggleEvent).newState === 'open' })
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) menu?.hidePopover()
    }
    menu?.addEventListener('toggle', follow)
    menu?.addEventListener('click', closeOnLink)
    return () => {
      menu?.removeEventListener('toggle', follow)
      menu?.removeEventListener('click', closeOnLink)
      setUiState({ mobileMenuOpened: false })
    }
  }, [menuId])
  return null
}
