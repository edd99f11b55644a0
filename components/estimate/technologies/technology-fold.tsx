'use client'

// Client: what is chosen is in the address.
import { type ReactNode, useContext, useRef } from 'react'
import { StepFields } from '../form/step-fields'

export type TechnologyFoldProps = { field: string; className: string | undefined; children: ReactNode }

/** The technologies of a layer. Once one is chosen, they do not fold under the visitor's hands. */
export function TechnologyFold({ field, className, children }: TechnologyFoldProps) {
  const { values } = useContext(StepFields)
  const kept = useRef(false)
  kept.current ||= values.get(field) !== 'auto'
  return (
    <details className={className} open={kept.current}>
      {children}
    </details>
  )
}
