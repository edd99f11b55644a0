'use client'

// Client: the header hides on the way down and returns on the way up, and takes over the sunflower when the page's own
// primary button has left the screen. Without a script it simply stays.
import { type ReactNode, useRef, useState } from 'react'
import { attempt } from '../resilience/attempt'
import { asDecoration } from '../resilience/decoration'
import { useSafeEffect } from '../resilience/use-safe-effect'
import { contentId } from './content-id'

type HeaderFrameProps = {
  className: string | undefined
  /** The page has a primary button of its own, and it is on the screen at first. */
  quiet: boolean
  children: ReactNode
}

export const HeaderFrame = asDecoration(BareHeaderFrame, ({ className, children }) => <header className={className}>{children}</header>)

function BareHeaderFrame({ className, quiet, children }: HeaderFrameProps) {
  const header = useRef<HTMLElement>(null)
  const [isHidden, setHidden] = useState(false)
  const [isQuiet, setQuiet] = useState(quiet)

  useSafeEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const element = header.current
      if (!element) return
      const down = window.scrollY > last && window.scrollY > element.offsetHeight * 2
      // A header that holds the focus stays: what is focused must be seen.
      setHidden(down && !element.contains(document.activeElement))
      last = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    const stopWatching = attempt(() => watchPrimary(setQuiet))
    return () => {
      window.removeEventListener('scroll', follow)
      stopWatching?.()
    }
  }, [])

  return (
    <header className={className} data-hidden={isHidden || undefined} data-quiet={isQuiet || undefined} ref={header}>
      {children}
    </header>
  )
}

/** Reports whether a primary button of the content is on screen; without one the header stays as it is. */
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
