'use client'

// Client: turns clicks on plain anchors into soft navigation; the one place that knows what surrounds navigation.
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isLocale } from '@/routing/locales'
import { playPageSound } from './page-sound'
import { rememberLocale } from './remember-locale'
import { softTarget } from './soft-target'

export function Navigator() {
  const router = useRouter()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = anchorOf(event)
      if (!anchor) return
      carryQuery(event)
      const { language } = anchor.dataset
      if (isLocale(language)) rememberLocale(language)
      const target = softTarget(anchor, event, window.location)
      if (!target) return
      event.preventDefault()
      playPageSound()
      document.documentElement.dataset.soft = ''
      router.push(target)
    }
    // Before the click, for what the browser does itself: a new tab, a copied address.
    document.addEventListener('pointerdown', carryQuery)
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('pointerdown', carryQuery)
      document.removeEventListener('click', follow)
    }
  }, [router])

  return null
}

/** The other language is the same page, so it gets the same query; pages change theirs without a navigation. */
function carryQuery(event: Event): void {
  const anchor = anchorOf(event)
  if (anchor?.dataset.language) anchor.search = window.location.search
}

function anchorOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}
