import { useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import { manifestOf } from '@/components/services/manifest'
import type { Service } from '@/content-client/types'
import styles from './service-manifest.module.scss'

/** What a client gets, drawn and listed piece by piece; a narrow window shows a piece at a time and is pushed along. */
export function ServiceManifest({ service: { slug, deliverables } }: { service: Service }) {
  const t = useTranslations('ServicePage')
  const drawings = manifestOf(slug, deliverables.length)
  return (
    <Section title={t('deliverables')} id="deliverables" layout="stacked">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keyboard */}
      <ul className={styles.manifest} data-count={deliverables.length} tabIndex={0}>
        {deliverables.map(({ title, text }, index) => (
          <li className={styles.piece} key={title}>
            {drawings[index] && (
              <img
                className={styles.drawing}
                src={`/images/manifest.svg#${drawings[index]}`}
                width="160"
                height="112"
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
