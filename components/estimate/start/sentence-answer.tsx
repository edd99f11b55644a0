import { useState } from 'react'
import { countBlocks, currentCatalogue, exchangeRate, formatEstimate, measure } from '@/estimate'
import type { Described } from '@/estimate/describe/describe'
import { formatDay, formatMoney } from '@/messages/format'
import { localisePath } from '@/routing/locale-path'
import { Field } from '../../primitives/field'
import { useEstimateStore } from '../document/estimate-context'
import { today } from '../form/today'
import { moneyIn } from '../labels'
import opener from '../opener.module.scss'
import { basisWords } from '../results/basis'
import { useWords } from '../words-provider'
import { toProposal, weighBudget } from './proposal'
import styles from './sentence.module.scss'
import { Understood } from './understood'

export type PresetName = { slug: string; title: string }

/** What a sentence comes to, what of it was understood, and as plainly what was not. */
export function SentenceAnswer({ found, presets }: { found: Described; presets: readonly PresetName[] }) {
  const words = useWords()
  const t = words.in('EstimateSentence')
  const store = useEstimateStore()
  const [slug, setSlug] = useState<string | null>(found.preset)
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => setDeclined((old) => new Set(old.has(key) ? [...old].filter((each) => each !== key) : [...old, key]))
  const preset = presets.find((each) => each.slug === slug)
  const choice = (
    <Field
      label={t(preset ? 'other' : 'which')}
      control={{
        as: 'select',
        value: preset?.slug ?? '',
        onChange: ({ currentTarget }) => setSlug(currentTarget.value || null),
        children: [
          ...(preset ? [] : [<option value="" key="" />]),
          ...presets.map(({ slug: value, title }) => (
            <option value={value} key={value}>
              {title}
            </option>
          )),
        ],
      }}
    />
  )
  const understood = <Understood found={found} declined={declined} toggle={toggle} />
  if (!preset)
    return (
      <>
        <h3 className="subheading below1 tabular">{t('undecided')}</h3>
        {choice}
        {understood}
      </>
    )
  const brought = store.presetInput(preset.slug, found.size)
  const input = toProposal(found, { preset: brought, declined, locale: words.locale, today: today() })
  const { cost } = measure(input, currentCatalogue)
  const { owner, currency } = basisWords({ input, catalogue: currentCatalogue, words })
  const money = moneyIn(input, currentCatalogue, words.locale)
  const query = formatEstimate({ catalogue: currentCatalogue.version, input, alternatives: [] })
  const named = new Set(found.blocks.map(({ value }) => value))
  const rest = input.blocks.filter(({ id }) => !named.has(id))
  const [count, known] = [countBlocks(input), input.blocks.length - rest.length]
  const { budget, deadline } = found
  return (
    <>
      <h3 className="subheading below1 tabular">{t('ends', { preset: preset.title, low: money(cost.p10), high: money(cost.p90) })}</h3>
      <p className="small quiet" data-basis="ours">{`${owner} ${currency}`}</p>
      <p>{known > 0 ? t('from', { count, named: String(known) }) : t('fromNone', { count })}</p>
      {budget && (
        <p>
          {t(`budget.${weighBudget(budget.amount / exchangeRate(input, currentCatalogue), cost)}`, {
            budget: formatMoney(budget.amount, input.currency, words.locale),
            expected: money(cost.p50),
            recommended: money(cost.p80),
          })}
        </p>
      )}
      {deadline && input.deadline && <p>{t('deadline', { words: deadline.words, date: formatDay(input.deadline, words.locale) })}</p>}
      <p className={styles.end}>
        <a className={styles.take} data-kind="primary" href={`${localisePath(words.locale, '/estimate/results')}?${query}`}>
          {t('take')}
        </a>
        <a className={styles.take} href={`${localisePath(words.locale, '/estimate/functional-blocks')}?${query}`}>
          {t('change')}
        </a>
      </p>
      {understood}
      <details className={styles.brought}>
        <summary className={opener.opener}>{t('brought', { count: rest.length })}</summary>
        <p className="small quiet">{rest.map(({ id }) => words.titles[id]).join('; ')}</p>
      </details>
      {choice}
    </>
  )
}
