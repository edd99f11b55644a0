import { useLocale, useTranslations } from 'next-intl'
import type { Organisation } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import styles from './next-start.module.scss'

/** When the next project can begin. A day that has passed is not in what a build publishes. */
export function NextStart({ organisation: { nextStart, nextStartTeam } }: { organisation: Organisation }) {
  const t = useTranslations('NextStart')
  const locale = useLocale()
  if (!nextStart) return null
  return (
    <p className={styles.start}>
      <span className="small quiet">{t('label')}</span>
      <span>
        <time className="semibold" dateTime={nextStart}>
          {formatDay(nextStart, locale)}
        </time>
        {nextStartTeam && `, ${nextStartTeam}`}
      </span>
    </p>
  )
}
