import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { useSafeEffect, useSafeLayoutEffect } from '../../resilience/use-safe-effect'
import { SectionPlace } from './section-place'

/** A placeholder whose content is loaded when it is less than 800 px from the window. */
export function LazySection({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useSafeEffect(
    () => {
      if (!place.current || near) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '800px' })
      observer.observe(place.current)
      return () => observer.disconnect()
    },
    [near],
    () => setNear(true),
  )

  // The link that was followed to it: by the time its content is there, the address may hold the name of the project instead.
  const asked = useRef(false)
  useSafeEffect(() => {
    const follow = ({ newURL }: HashChangeEvent) => {
      asked.current = new URL(newURL).hash === `#${id}`
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [id])

  const kept = <SectionPlace id={id} ref={place} />
  if (!near) return kept
  return (
    <Suspense fallback={kept}>
      {children}
      <StayAt id={id} asked={asked} />
    </Suspense>
  )
}

/** Whoever followed a link to the section still sees it once its content takes the place that was kept. */
function StayAt({ id, asked }: { id: string; asked: RefObject<boolean> }) {
  useSafeLayoutEffect(() => {
    if (asked.current || window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id, asked])
  return null
}
