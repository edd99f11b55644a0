import type { ReactNode } from 'react'
// What the server draws in here has its sheet in the page.
import './linked.module.scss'

/** Where the server of a link writes its estimate for whoever has no scripts; `children` stand there without a link. */
export function LinkedPlace({ children }: { children?: ReactNode }) {
  return (
    <noscript className="block" data-filled="estimate">
      {children}
    </noscript>
  )
}
