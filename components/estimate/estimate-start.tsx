import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import { PageHeading } from '../primitives/page-heading'
import { Section } from '../primitives/section'
import styles from './estimate-start.module.scss'
import { PresetTable } from './preset-table'
import { StepList } from './step-list'

const rules = ['one', 'two', 'three', 'four', 'five'] as const

export function EstimateStart({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimatePage')
  const locale = useLocale()
  return (
    <>
      <PageHeading title={t('title')} lead={t('intro')}>
        <ButtonLink href={hrefTo(locale, 'estimate/settings')} kind="primary" arrow>
          {t('start')}
        </ButtonLink>
        <ButtonLink href={hrefTo(locale, 'estimate/example')}>{t('example')}</ButtonLink>
      </PageHeading>
      <Section title={t('presets')} intro={t('presetsIntro')} layout="stacked">
        <PresetTable presets={presets} caption={t('presets')} />
      </Section>
      <StepList title={t('steps')} />
      <Section title={t('how.title')}>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`how.${rule}`)}</li>
          ))}
        </ol>
      </Section>
    </>
  )
}
