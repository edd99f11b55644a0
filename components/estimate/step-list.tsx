import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { Section } from '../primitives/section'
import { Stations } from '../primitives/stations'
import { estimateSteps, stepNamespaces } from './steps'

export function StepList({ title }: { title: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const stations = estimateSteps.map((step, index) => ({
    title: t(`PageNames.${step}`),
    note: t('EstimateSteps.position', { number: String(index + 1) }),
    text: t(`${stepNamespaces[step]}.intro`),
    href: hrefTo(locale, step),
  }))
  return (
    <Section title={title} layout="stacked">
      <Stations stations={stations} />
    </Section>
  )
}
