import { useTranslations } from 'next-intl'
import { Fold } from '@/components/primitives/fold'
import { PlainText } from '@/components/primitives/plain-text'
import { Section } from '@/components/primitives/section'
import { isDrawn } from '@/components/services/drawn-services'
import type { Service } from '@/content-client/types'
import { cutProblem } from './cut-problem'
import styles from './service-problem.module.scss'

/** What brings a client here, in its own scene: the first sentence large, its paragraph, and the rest for who recognises it. */
export function ServiceProblem({ service: { slug, problem } }: { service: Service }) {
  const t = useTranslations('ServicePage')
  const { statement, first, rest } = cutProblem(problem.html)
  return (
    <Section title={t('problem')} id="problem" layout="stacked" className={styles.problem}>
      {isDrawn(slug) && (
        <p className={styles.scene}>
          <img src={`/images/services/${slug}.webp`} width="1600" height="700" alt="" loading="lazy" decoding="async" />
        </p>
      )}
      {statement && <PlainText content={{ ...problem, html: statement }} className={styles.statement} />}
      <div className={styles.text}>
        <PlainText content={{ ...problem, html: first }} />
        {rest && (
          <Fold title={t('problemRest')}>
            <PlainText content={{ ...problem, html: rest }} />
          </Fold>
        )}
      </div>
    </Section>
  )
}
