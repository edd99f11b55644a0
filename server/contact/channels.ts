import type { ContactEnvironment } from '@/app/_contact/environment'
import type { Channel } from './message'

/** The ways a new message is to go. */
export function channelsOf({ mail, service }: Pick<ContactEnvironment, 'mail' | 'service'>, canAnswerByMail: boolean): Channel[] {
  return [
    ...(mail ? ['team' as const] : []),
    ...(service ? ['service' as const] : []),
    ...(mail && canAnswerByMail ? ['visitor' as const] : []),
  ]
}
