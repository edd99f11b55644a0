'use client'

// Client: turns clicks on plain anchors into soft navigation; the one place that knows what surrounds navigation.
import { usePathname, useRouter } from 'next/navigation'
import { useRef, useTransition } from 'react'
import { isLocale } from '@/routing/locales'
import { attempt } from '../resilience/attempt'
import { useSafeEffect, useSafeLayoutEffect } from '../resilience/use-safe-effect'
import { rememberLocale } from '../shell/remember-locale'
import { arrive, endLeaving, expectReturn, isSomethingExpected } from './arrival'
import { noteEntryTops } from './entry-tops'
import { fetchedAhead } from './fetched-ahead'
import { keepHistoryState, mendHistoryState } from './history-state'
import { connectRouter, navigateTo } from './navigate-to'
import { playPageSound } from './page-sound'
import { announceRuntime } from './runtime-start'
import { softTarget } from './soft-target'
import { whenLoaded } from './when-loaded'

export function Navigator() {
  const router = useRouter()
  const pathname = usePathname()
  const [pending, startTransition] = useTransition()
  /** The page that is shown, and the last one that was arrived at. */
  const shown = useRef(pathname)
  const reached = useRef(pathname)

  useSafeEffect(() => {
    // Scrolling is this site's own: the router's leaves a page where it was when its top is nearly in view.
    const soft = (move: 'push' | 'replace') => (address: string) => startTransition(() => router[move](address, { scroll: false }))
    connectRouter({ push: soft('push'), replace: soft('replace') })
    return () => connectRouter(undefined)
  }, [router])

  useSafeLayoutEffect(() => {
    shown.current = pathname
    fetchedAhead.add(pathname)
  }, [pathname])

  useSafeLayoutEffect(() => {
    if (pending) return
    const moved = reached.current !== pathname
    reached.current = pathname
    keepHistoryState()
    // In the other language all of this is mounted again; only what was expected is kept.
    if (moved || isSomethingExpected()) arrive(pathname)
  }, [pathname, pending])

  useSafeEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // On pointerdown, so that a new tab or a copied address carries the query too.
    document.addEventListener('pointerdown', carryQuery, { signal })
    document.addEventListener('click', followLink, { signal })
    const goThroughHistory = () => {
      if (shown.current === window.location.pathname) return
      expectReturn()
      attempt(playPageSound)
    }
    // Before the router's own listener: React renders what that one asks for at once, and then nothing seems to have changed.
    window.addEventListener('popstate', goThroughHistory, { signal, capture: true })
    attempt(() => noteEntryTops(signal))
    window.addEventListener('hashchange', mendHistoryState, { signal })
    window.addEventListener('pageshow', endLeaving, { signal })
    attempt(() => whenLoaded(() => import('./after-load').then((it) => it.startAfterLoad(router.prefetch, signal)), signal))
    announceRuntime()
    return () => listening.abort()
  }, [router])

  return null
}

function followLink(event: MouseEvent): void {
  const anchor = anchorOf(event)
  if (!anchor) return
  attempt(keepHistoryState)
  carryQuery(event)
  const { language } = anchor.dataset
  if (isLocale(language)) attempt(() => rememberLocale(language))
  const target = softTarget(anchor, event, window.location)
  if (!target) return
  event.preventDefault()
  navigateTo(target, { anchor })
}

/** The other language is the same page, so it gets the same query; pages change theirs without a navigation. */
function carryQuery(event: Event): void {
  const anchor = anchorOf(event)
  if (anchor?.dataset.language) anchor.search = window.location.search
}

function anchorOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}
