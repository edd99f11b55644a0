'use client'

// Client: the store has to know what the native popover does.
import { useEffect } from 'react'
import { setUiState } from '../state/ui-state'

export function MobileMenuState({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId)
    const follow = (event: Event) => setUiState({ mobileMenuOpened: (event as ToggleEvent).newState === 'open' })
    menu?.addEventListener('toggle', follow)
    return () => {
      menu?.removeEventListener('toggle', follow)
      setUiState({ mobileMenuOpened: false })
    }
  }, [menuId])
  return null
}
