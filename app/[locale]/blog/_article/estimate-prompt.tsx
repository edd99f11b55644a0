import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { hrefTo } from '@/routing/routes'
import styles from './estimate-prompt.module.scss'

/** From an article about a kind of project to the price of one: an estimate filled in with it. */
export function EstimatePrompt({ preset }: { preset: { slug: string; title: string } }) {
  const t = useTranslations('ArticlePage.prompt')
  return (
    <aside className={styles.prompt} aria-label={t('label')}>
      <p className={styles.title}>{t('title', { project: preset.title })}</p>
      <p>{t('text')}</p>
      <p className={styles.link}>
        <ArrowLink href={hrefTo(useLocale(), 'estimate/settings', { query: `preset=${preset.slug}` })}>{t('link')}</ArrowLink>
      </p>
    </aside>
  )
}
