import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SectionPlace } from './section-place'

/** A placeholder whose content is loaded when it is less than 800 px from the window. */
export function LazySection({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!place.current || near) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '800px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])

  const kept = <SectionPlace id={id} ref={place} />
  if (!near) return kept
  return (
    <Suspense fallback={kept}>
      {children}
      <StayAt id={id} />
    </Suspense>
  )
}

/** Whoever followed a link to the section still sees it once its content takes the place that was kept. */
function StayAt({ id }: { id: string }) {
  useLayoutEffect(() => {
    if (window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id])
  return null
}
