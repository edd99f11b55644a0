'use client'

// Client: marks the chapter being read. Without a script the list is plain links.
import { useState } from 'react'
import type { Heading } from '@/content-client/types'
import { asDecoration } from '../resilience/decoration'
import { useSafeEffect } from '../resilience/use-safe-effect'

/** A chapter is being read from the moment its heading has come this far up, as a share of the window. */
const line = 0.35

type ChapterLinksProps = { chapters: readonly Pick<Heading, 'id' | 'text'>[]; className: string | undefined }

export const ChapterLinks = asDecoration(BareChapterLinks)

function BareChapterLinks({ chapters, className }: ChapterLinksProps) {
  const [current, setCurrent] = useState<string>()

  useSafeEffect(() => {
    const headings = chapters.flatMap(({ id }) => document.getElementById(id) ?? [])
    const mark = () => {
      const reached = headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight * line)
      setCurrent((reached ?? headings[0])?.id)
    }
    // The observer speaks only when a chapter crosses the line, so nothing runs while one is read. Its frame has no upper edge:
    // a jump over all chapters crosses the line as well.
    const observer = new IntersectionObserver(mark, { rootMargin: `999999px 0px -${(1 - line) * 100}% 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [chapters])

  return (
    <ol>
      {chapters.map(({ id, text }) => (
        <li key={id}>
          <a className={className} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
