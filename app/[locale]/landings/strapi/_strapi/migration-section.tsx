import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Choice } from '@/components/primitives/choice'
import { Fold } from '@/components/primitives/fold'
import { Section } from '@/components/primitives/section'
import { pickMessages } from '@/messages/pick'
import { hrefTo } from '@/routing/routes'
import { choices, firstAnswers, planMigration, roundHours, typicalMoves } from './migration'
import type { BillWords } from './migration-bill'
import { MigrationForm } from './migration-form'
import { hoursByBlock } from './migration-hours'
import styles from './migration-section.module.scss'

export const migrationId = 'migration'

const questions = Object.keys(choices) as (keyof typeof choices)[]
const moves = Object.keys(typicalMoves) as (keyof typeof typicalMoves)[]

/** What a move takes, by six answers; under it four moves of the usual kind and where the hours come from. */
export function MigrationSection() {
  const t = useTranslations('StrapiPage.migration')
  const locale = useLocale()
  const catalogueHours = hoursByBlock()
  const words: BillWords = {
    ...pickMessages(useMessages().StrapiPage.migration, ['hours', 'likely', 'unit', 'open']),
    blocks: {
      'cnt.import': t('blocks.import'),
      'cnt.cms': t('blocks.cms'),
      setup: t('blocks.setup'),
      'core.entity': t('blocks.entity'),
      'cnt.lang': t('blocks.lang'),
      'cnt.upload': t('blocks.upload'),
      'cnt.media': t('blocks.media'),
      'cnt.export': t('blocks.export'),
      'core.flow': t('blocks.flow'),
      'core.screen': t('blocks.screen'),
    },
  }
  return (
    <Section title={t('title')} intro={t('intro')} id={migrationId} layout="stacked" className={styles.section}>
      <MigrationForm locale={locale} words={words} hours={catalogueHours}>
        {questions.map((name) => (
          <Choice
            key={name}
            name={name}
            question={t(`questions.${name}`)}
            options={choices[name].map((value) => ({ value, text: t(`answers.${value}`) }))}
            chosen={firstAnswers[name]}
          />
        ))}
      </MigrationForm>
      <div className={styles.frame}>
        <Fold title={t('typical')}>
          <table className={styles.table}>
            <caption className="visuallyHidden">{t('typical')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('columns.move')}</th>
                <th scope="col">{t('columns.likely')}</th>
                <th scope="col">{t('columns.range')}</th>
              </tr>
            </thead>
            <tbody>
              {moves.map((move) => {
                const { hours, query } = planMigration(typicalMoves[move], catalogueHours)
                return (
                  <tr key={move}>
                    <th className="strong" scope="row">
                      <a className={styles.link} href={hrefTo(locale, 'estimate/functional-blocks', { query })}>
                        {t(`moves.${move}.title`)}
                      </a>
                      <span className="small block quiet">{t(`moves.${move}.details`)}</span>
                    </th>
                    <td>{t('figure', { hours: String(roundHours(hours.likely)) })}</td>
                    <td>{t('range', { low: String(roundHours(hours.low)), high: String(roundHours(hours.high)) })}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <p className={styles.source}>{t('source')}</p>
        </Fold>
      </div>
    </Section>
  )
}
