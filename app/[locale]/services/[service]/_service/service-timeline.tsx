import { useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import { Stations } from '@/components/primitives/stations'
import type { Service } from '@/content-client/types'
import { toFlight } from './flights'
import styles from './service-timeline.module.scss'

/** How the work goes: its stages under a flight that runs as the work of this service does. */
export function ServiceTimeline({ service: { slug, timeline } }: { service: Service }) {
  const t = useTranslations('ServicePage')
  const { stations, path, beside } = toFlight(slug, timeline.length)
  return (
    <Section title={t('timeline')} id="process" layout="stacked" className={styles.timeline}>
      <svg className={styles.flight} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {beside && <path className={styles.beside} d={beside} />}
          <path d={path} />
        </svg>
        {stations.map(([x, y]) => (
          <g key={x}>
            <line x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" />
            <circle cx={`${x}%`} cy={`${y}%`} r="11" />
            <circle cx={`${x}%`} cy={`${y}%`} r="4" />
          </g>
        ))}
      </svg>
      <Stations stations={timeline.map(({ duration, ...stage }) => ({ ...stage, note: duration }))} under />
    </Section>
  )
}
