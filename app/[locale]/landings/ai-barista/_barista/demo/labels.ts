import type { Messages } from 'next-intl'
import type { PlainMessages } from '@/messages/pick'

/** The words of the demonstration that belong to the interface. */
export type DemoLabels = PlainMessages<Messages['BaristaPage']['labels']>
