import { useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import styles from './technologies-section.module.scss'

const groups = {
  interface: ['TypeScript', 'React', 'Next.js', 'Vue', 'Nuxt', 'React Native'],
  server: ['Node.js', 'Nest', 'Python', 'FastAPI', 'Strapi'],
  data: ['PostgreSQL', 'Redis', 'pgvector', 'ClickHouse'],
  ai: ['PyTorch', 'scikit-learn', 'Claude', 'GPT', 'Llama', 'Whisper'],
  operations: ['Docker', 'Kubernetes', 'Terraform', 'GitHub Actions', 'Sentry', 'Grafana'],
} as const

export function TechnologiesSection() {
  const t = useTranslations('HomePage.technologies')
  return (
    <Section className={styles.technologies} title={t('title')} intro={t('intro')}>
      <dl>
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <div className={styles.group} key={group}>
            <dt className="quiet">{t(group)}</dt>
            <dd className="semibold" lang="en">
              {groups[group].join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
