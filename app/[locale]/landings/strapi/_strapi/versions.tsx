import { useTranslations } from 'next-intl'
import { firstAnswers, planMigration, roundHours } from './migration'
import { hoursByBlock } from './migration-hours'
import styles from './versions.module.scss'

/** The planets of the drawing, in its units: under which its name stands, and from where one moves to the largest. */
const planets = [
  { version: 3, source: 'strapi-3', x: 877, y: 672 },
  { version: 4, source: 'strapi-4', x: 1015, y: 612 },
  { version: 5, source: null, x: 1300, y: 578 },
] as const

/** Names the phases of the planet, with the hours of the usual move; the page says them again in words. */
export function Versions() {
  const t = useTranslations('StrapiPage.versions')
  const hours = hoursByBlock()
  return (
    <svg className={styles.versions} viewBox="0 0 1600 720" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {planets.map(({ version, source, x, y }) => (
        <text x={x} y={y} key={version}>
          {t('name', { version: String(version) })}
          <tspan className={styles.hours} x={x} dy="1.4em">
            {source ? t('move', { hours: String(roundHours(planMigration({ ...firstAnswers, source }, hours).hours.likely)) }) : t('here')}
          </tspan>
        </text>
      ))}
    </svg>
  )
}
