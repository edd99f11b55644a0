import { useTranslations } from 'next-intl'
import type { Landing } from '@/content-client/types'
import { Section } from '../primitives/section'
import styles from './dialogue.module.scss'

/** A demonstration as written words: who says what, in order. */
export function Dialogue({ turns }: { turns: Landing['dialogue'] }) {
  const t = useTranslations('LandingPage.dialogue')
  return (
    <Section title={t('title')} intro={t('note')}>
      <ol className={styles.dialogue}>
        {turns.map(({ speaker, text }) => (
          <li className={styles[speaker]} key={`${speaker} ${text}`}>
            <span className={styles.speaker}>{t(speaker)}</span>
            {text}
          </li>
        ))}
      </ol>
    </Section>
  )
}
