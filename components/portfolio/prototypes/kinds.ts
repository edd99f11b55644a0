import type { Messages } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import type { PlainMessages } from '@/messages/pick'

/** The part of a product that works inside its case, where the entry asks for one. */
export type PrototypeKind = NonNullable<CaseStudy['prototype']>

export type PrototypeWords<Kind extends PrototypeKind> = PlainMessages<Messages['CasePrototypes'][Kind]>
