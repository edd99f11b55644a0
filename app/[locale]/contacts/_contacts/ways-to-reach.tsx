import { useTranslations } from 'next-intl'
import { Icon, type IconPath } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import type { ContactItem } from '@/components/shell/shell-data'
import type { SocialNetwork } from '@/content-client/types'
import styles from './ways-to-reach.module.scss'

type WaysToReachProps = { contacts: readonly ContactItem[]; networks: readonly SocialNetwork[] }
type Way = { icon: IconPath; label: string; href: string }

/** E-mail, phone and messengers as the content has them; it says so where there is none of them. */
export function WaysToReach({ contacts, networks }: WaysToReachProps) {
  const t = useTranslations('ContactsPage')
  const ways: Way[] = [
    ...contacts.map(({ kind, label, href }): Way => ({ icon: kind === 'email' ? icons.mail : icons.phone, label, href })),
    ...networks.flatMap(toMessenger),
  ]
  if (ways.length === 0) return <p className="quiet">{t('noChannels')}</p>
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, label, href }) => (
        <li key={href}>
          <a className={styles.way} href={href} rel={href.startsWith('http') ? 'noopener noreferrer' : undefined}>
            <Icon path={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** “Telegram, @company”: a messenger is where one can write, other networks are where one can read. */
function toMessenger({ name, url }: SocialNetwork): Way[] {
  const { hostname, pathname } = new URL(url)
  return hostname === 't.me' ? [{ icon: icons.plane, label: `${name}, @${pathname.slice(1)}`, href: url }] : []
}
