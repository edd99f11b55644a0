'use client'

// Client: the header hides on the way down and returns on the way up, and takes over the sunflower when the page's own
// primary button has left the screen. Without a script it simply stays.
import { useEffect, useRef } from 'react'
import { contentId } from './content-id'

export function HeaderMotion() {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const header = marker.current?.closest('header')
    if (!header) return
    let last = window.scrollY
    const follow = () => {
      const down = window.scrollY > last && window.scrollY > header.offsetHeight * 2
      // A header that holds the focus stays: what is focused must be seen.
      header.toggleAttribute('data-hidden', down && !header.contains(document.activeElement))
      last = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    const stopWatching = watchPrimary((seen) => header.toggleAttribute('data-quiet', seen))
    return () => {
      window.removeEventListener('scroll', follow)
      stopWatching()
    }
  }, [])

  return <span ref={marker} hidden />
}

/** Tells whether any primary button of the content is on the screen; a page without one leaves the header as it is. */
function watchPrimary(onChange: (seen: boolean) => void): () => void {
  const seen = new Set<Element>()
  const content = document.getElementById(contentId)
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    }
    onChange(seen.size > 0)
  })
  // Some pages draw their button only once they know what to show.
  const watch = () => {
    for (const button of content?.querySelectorAll('[data-kind="primary"]') ?? []) observer.observe(button)
  }
  const arrivals = new MutationObserver(watch)
  if (content) arrivals.observe(content, { childList: true, subtree: true })
  watch()
  return () => {
    arrivals.disconnect()
    observer.disconnect()
  }
}
