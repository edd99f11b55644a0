'use client'

// Client: the visitor hides the announcement for this visit.
import type { ReactNode } from 'react'
import { asDecoration } from '../resilience/decoration'
import { setUiState, useUiState } from '../state/ui-state'

type DismissibleBannerProps = {
  className: string | undefined
  buttonClassName: string | undefined
  label: string
  dismiss: string
  children: ReactNode
}

export const DismissibleBanner = asDecoration(BareDismissibleBanner)

function BareDismissibleBanner({ className, buttonClassName, label, dismiss, children }: DismissibleBannerProps) {
  const { topBannerVisible } = useUiState()
  if (!topBannerVisible) return null
  return (
    <aside className={className} aria-label={label}>
      {children}
      <button className={buttonClassName} type="button" aria-label={dismiss} onClick={() => setUiState({ topBannerVisible: false })}>
        <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </aside>
  )
}
