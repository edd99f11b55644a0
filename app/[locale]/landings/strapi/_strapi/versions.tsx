import { useTranslations } from 'next-intl'
import { firstAnswers, planMigration, roundHours } from './migration'
import { hoursByBlock } from './migration-hours'
import styles from './versions.module.scss'

/** The planets of the drawing, in its units: where the name of each stands, and from where one moves to the largest. */
const planets = [
  { version: 3, source: 'strapi-3', style: 'first', x: 925, y: 652 },
  { version: 4, source: 'strapi-4', style: 'second', x: 965, y: 614 },
  { version: 5, source: null, style: null, x: 1300, y: 572 },
] as const

/** Names the phases of the planet, with the hours of the usual move; the page says them again in words. */
export function Versions() {
  const t = useTranslations('StrapiPage.versions')
  const hours = hoursByBlock()
  return (
    <svg className={styles.versions} viewBox="0 0 1600 720" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {planets.map(({ version, source, style, x, y }) => (
        <text className={style ? styles[style] : undefined} x={x} y={y} key={version}>
          {t('name', { version: String(version) })}
          {source && (
            <tspan className={styles.hours} x={x} dy="1.4em">
              {t('move', { hours: String(roundHours(planMigration({ ...firstAnswers, source }, hours).hours.likely)) })}
            </tspan>
          )}
        </text>
      ))}
    </svg>
  )
}
