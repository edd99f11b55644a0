import type { Messages } from 'next-intl'
import type { PlainMessages } from '@/messages/pick'

/** The part of each product that works inside its case. */
export const prototypes = {
  dobrokava: 'queue',
  zernolan: 'forecast',
  dovidnyk: 'archive',
  maisternia: 'price',
  'logistics/dorohoiu': 'plan',
  'health/registratura': 'booking',
} as const

export type PrototypeKind = (typeof prototypes)[keyof typeof prototypes]

export type PrototypeWords<Kind extends PrototypeKind> = PlainMessages<Messages['CasePrototypes'][Kind]>

export function prototypeOf(slug: string): PrototypeKind | undefined {
  return Object.entries(prototypes).find(([name]) => name === slug)?.[1]
}
