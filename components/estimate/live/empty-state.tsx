import { localisePath } from '@/routing/locale-path'
import { ArrowLink } from '../../primitives/arrow-link'
import { ButtonLink } from '../../primitives/button-link'
import { useWords } from '../words-provider'
import styles from './empty-state.module.scss'

export type PresetLink = { slug: string; title: string; range: string }

type EmptyStateProps = { presets: readonly PresetLink[]; tooLong: boolean }

/** Shown for an estimate without blocks: links to the steps and to presets. */
export function EmptyState({ presets, tooLong }: EmptyStateProps) {
  const words = useWords()
  const t = words.in('EstimateLive')
  return (
    <section className={styles.empty} aria-labelledby="results-empty">
      <h1 className={styles.title} id="results-empty">
        {t(tooLong ? 'tooLong' : 'empty')}
      </h1>
      <p className={styles.lead}>{t(tooLong ? 'tooLongText' : 'emptyText')}</p>
      <p className={styles.actions}>
        <ButtonLink href={localisePath(words.locale, '/estimate/functional-blocks')} kind="primary" arrow>
          {t('choose')}
        </ButtonLink>
        <ButtonLink href={localisePath(words.locale, '/estimate/example')}>{t('example')}</ButtonLink>
      </p>
      <svg className={styles.arc} viewBox="0 0 1240 84" fill="none" aria-hidden="true">
        <path d="M0 72Q620-32 1240 72" vectorEffect="non-scaling-stroke" />
        <path className={styles.sun} d="M600 20.5a20 20 0 0 1 40 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <h2 className={styles.subtitle}>{t('presets')}</h2>
      <ul>
        {presets.map(({ slug, title, range }) => (
          <li className={styles.preset} key={slug}>
            <ArrowLink href={localisePath(words.locale, `/estimate/results?preset=${slug}`)}>{title}</ArrowLink>
            <span className={styles.range}>{range}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
