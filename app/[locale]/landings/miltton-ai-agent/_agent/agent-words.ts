import type { Messages } from 'next-intl'
import type { PlainMessages } from '@/messages/pick'

/** What the demonstration says in the browser. */
export type AgentWords = PlainMessages<Messages['AgentPage']['says']> & { hrefs: Record<'search', string> }
