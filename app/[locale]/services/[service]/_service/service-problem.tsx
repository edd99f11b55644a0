import { useTranslations } from 'next-intl'
import { Fold } from '@/components/primitives/fold'
import { RichText } from '@/components/primitives/rich-text'
import { Section } from '@/components/primitives/section'
import type { Service } from '@/content-client/types'
import styles from './service-page.module.scss'

/** What brings a client here: its first paragraph, and the rest for who recognises it. */
export function ServiceProblem({ problem }: Pick<Service, 'problem'>) {
  const t = useTranslations('ServicePage')
  const end = problem.html.indexOf('</p>') + '</p>'.length
  const rest = problem.html.slice(end).trim()
  return (
    <Section title={t('problem')}>
      <RichText content={{ ...problem, html: problem.html.slice(0, end) }} />
      {rest && (
        <div className={styles.rest}>
          <Fold title={t('problemRest')}>
            <RichText content={{ ...problem, html: rest }} />
          </Fold>
        </div>
      )}
    </Section>
  )
}
