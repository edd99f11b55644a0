'use client'

// Client: only a script can put an address on the clipboard; without one the button is not shown.
import type { Messages } from 'next-intl'
import { useState } from 'react'
import { asDecoration } from '@/components/resilience/decoration'
import type { PlainMessages } from '@/messages/pick'

type CopyWords = PlainMessages<Pick<Messages['ArticlePage']['share'], 'copy' | 'copied'>>

type CopyLinkProps = { address: string; className: string | undefined; words: CopyWords }

export const CopyLink = asDecoration(BareCopyLink)

function BareCopyLink({ address, className, words }: CopyLinkProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // The browser refused; the address bar still has the link.
      setCopied(false)
    }
  }
  return (
    <>
      <button className={className} type="button" onClick={copy}>
        {words.copy}
      </button>
      <span role="status">{copied && words.copied}</span>
    </>
  )
}
