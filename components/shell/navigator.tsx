'use client'

// Client: turns clicks on plain anchors into soft navigation; the one place that knows what surrounds navigation.
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isLocale } from '@/routing/locales'
import { playPageSound } from './page-sound'
import { rememberLocale } from './remember-locale'
import { softTarget } from './soft-target'

export function Navigator() {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      if (!anchor) return
      const { language } = anchor.dataset
      if (isLocale(language)) rememberLocale(language)
      const target = softTarget(anchor, event, window.location)
      if (!target) return
      event.preventDefault()
      playPageSound()
      document.documentElement.dataset.soft = ''
      router.push(target)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the links of the new page get the query anew
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.search = window.location.search
  }, [pathname])

  return null
}
