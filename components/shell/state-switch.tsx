'use client'

// Client: switches of the interface do nothing without a script, so they are shown only with one.
import type { ReactNode } from 'react'
import { asDecoration } from '../resilience/decoration'
import { setUiState, useUiState } from '../state/ui-state'

type StateSwitchProps = {
  flag: 'sound' | 'cursor'
  className: string | undefined
  /** Name and picture of each state. */
  on: { label: string; icon: ReactNode }
  off: { label: string; icon: ReactNode }
}

export const StateSwitch = asDecoration(BareStateSwitch)

function BareStateSwitch({ flag, className, on, off }: StateSwitchProps) {
  const active = useUiState()[flag]
  const { label, icon } = active ? on : off
  return (
    <button className={className} type="button" role="switch" aria-checked={active} onClick={() => setUiState({ [flag]: !active })}>
      {icon}
      <span>{label}</span>
    </button>
  )
}
