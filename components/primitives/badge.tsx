import { useTranslations } from 'next-intl'
import styles from './badge.module.scss'

/** Marks people, clients, quotes and cases that are made up. */
export function SampleBadge({ sample }: { sample: boolean }) {
  const t = useTranslations('Badge')
  return sample ? <span className={styles.badge}>{t('sample')}</span> : null
}
