'use client'

// Client: marks the chapter being read in the table of contents around it. Without a script the table is plain links.
import { useEffect, useRef } from 'react'

/** A chapter is being read from the moment its heading has come this far up, as a share of the window. */
const line = 0.35

export function CurrentChapter() {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const links = [...(marker.current?.closest('nav')?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
    const chapters = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
    const mark = () => {
      const current = chapters.findLastIndex((chapter) => chapter.getBoundingClientRect().top < window.innerHeight * line)
      for (const [index, link] of links.entries()) {
        if (index === Math.max(current, 0)) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    }
    // The observer speaks only when a chapter crosses the line, so nothing runs while one is read. Its frame has no upper edge:
    // a jump over all chapters crosses the line as well.
    const observer = new IntersectionObserver(mark, { rootMargin: `999999px 0px -${(1 - line) * 100}% 0px` })
    for (const chapter of chapters) observer.observe(chapter)
    return () => observer.disconnect()
  }, [])

  return <span ref={marker} hidden />
}
