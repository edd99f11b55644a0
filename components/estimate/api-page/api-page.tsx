import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { exampleCallNames, exampleCalls } from '@/estimate/export/open-api'
import { hrefTo } from '@/routing/routes'
import { ArrowLink } from '../../primitives/arrow-link'
import { ButtonLink } from '../../primitives/button-link'
import { PageHeading } from '../../primitives/page-heading'
import { Section } from '../../primitives/section'
import { apiAddresses } from '../api-addresses'
import styles from './api-page.module.scss'
import { Call } from './call'
import { FieldList } from './field-list'
import { FirstAnswer } from './first-answer'
import { ParameterTable } from './parameter-table'
import { ProblemList } from './problem-list'

const rules = ['keep', 'anywhere', 'versions', 'offer'] as const

/** The interface for programs, explained to who writes them. `origin` is where the site will be asked. */
export function ApiPage({ origin, presets }: { origin: string; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateApiPage')
  const locale = useLocale()
  const [first] = exampleCallNames
  const callTo = (query: string) => `${origin}${apiAddresses.estimate}?${query}`
  return (
    <>
      <PageHeading title={t('title')} lead={t('intro')}>
        <ButtonLink href={apiAddresses.openApi} kind="primary" arrow>
          {t('openApi')}
        </ButtonLink>
        <ButtonLink href={apiAddresses.schema}>{t('schema')}</ButtonLink>
        <ButtonLink href={apiAddresses.catalogue}>{t('catalogue')}</ButtonLink>
      </PageHeading>
      {first && (
        <Section title={t('first.title')} intro={t('first.intro')} id="first-call">
          <Call title={t('calls.curl')} address={callTo(exampleCalls[first])} />
          <FirstAnswer query={exampleCalls[first]} presets={presets} />
        </Section>
      )}
      <Section title={t('calls.title')} intro={t('calls.intro')} id="calls">
        {exampleCallNames.slice(1).map((name) => (
          <Call title={t(`calls.of.${name}`)} address={callTo(exampleCalls[name])} key={name}>
            <ArrowLink href={`${apiAddresses.estimate}?${exampleCalls[name]}`}>{t('calls.open')}</ArrowLink>
            <ArrowLink href={hrefTo(locale, 'estimate/results', { query: exampleCalls[name] })}>{t('calls.page')}</ArrowLink>
          </Call>
        ))}
      </Section>
      <Section title={t('parameters.title')} intro={t('parameters.intro')} id="parameters" layout="stacked">
        <ParameterTable presets={presets} />
      </Section>
      <Section title={t('fields.title')} intro={t('fields.intro')} id="answer">
        <FieldList />
      </Section>
      <Section title={t('errors.title')} intro={t('errors.intro')} id="errors">
        <ProblemList />
      </Section>
      <Section title={t('fair.title')} id="fair-use">
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`fair.${rule}`)}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
