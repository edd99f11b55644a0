import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import styles from './approached.module.scss'

/** Keeps a place, and fetches what stands there once the visitor comes near it or follows a link to it. */
export function Approached({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!place.current || near) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '800px' })
    const onPrint = () => setNear(true)
    observer.observe(place.current)
    window.addEventListener('beforeprint', onPrint)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', onPrint)
    }
  }, [near])

  const kept = <div className={styles.place} id={id} ref={place} />
  return near ? <Suspense fallback={kept}>{children}</Suspense> : kept
}
