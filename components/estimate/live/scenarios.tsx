import { useMemo, useState } from 'react'
import { applyPatch, type EstimateDocument, formatEstimate, type InputPatch, measure } from '@/estimate'
import { useEstimateStore } from '../document/estimate-context'
import type { EstimateState } from '../document/store'
import { Comparison, type Scenario } from '../results/comparison'
import { describePatch } from '../results/differences'
import { ResultSection } from '../results/result-section'
import { scenarioName } from '../results/scenario-name'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import { freeName, patchBetween, renameAlternative, swapMain } from './alternatives'
import { ApartActions, apartScenario } from './apart-scenario'
import { OtherEstimate } from './other-estimate'
import { ScenarioActions } from './scenario-actions'
import styles from './scenarios.module.scss'
import { useOtherEstimate } from './use-other-estimate'

const maxAlternatives = 3

/** Compares the estimate with up to three alternatives, which can be added, renamed, removed and made the estimate itself. */
export default function Scenarios({ view, estimate }: { view: EstimateView; estimate: EstimateState }) {
  const { replace } = useEstimateStore()
  const { document, changes, query } = estimate
  const words = useWords()
  const t = words.in('EstimateLive.scenarios')
  const { input, catalogue, result } = view
  const [onlyDifferences, setOnly] = useState(true)
  const { alternatives } = document
  const change = (next: EstimateDocument['alternatives'], label: string) => replace({ ...document, alternatives: next }, label)
  const scenarios = useMemo(
    (): Scenario[] => [
      { key: 'main', name: t('main'), differences: [], hours: result.hours, cost: result.cost, weeks: result.weeks },
      ...alternatives.map(({ name, patch }, index) => {
        const { hours, cost, weeks } = measure(applyPatch(input, patch), catalogue)
        return { key: `${index} ${name}`, name: scenarioName(words, name), differences: describePatch(view, patch), hours, cost, weeks }
      }),
    ],
    [alternatives, input, catalogue, result, view, words, t],
  )
  const add = (name: string, patch: InputPatch) => change([...alternatives, { name: freeName(name, alternatives), patch }], t('added'))
  const other = useOtherEstimate(view, (name, patch) => alternatives.length < maxAlternatives && add(name, patch))
  const makeMain = (index: number) => {
    const name = scenarioName(words, alternatives[index]?.name ?? '')
    replace(swapMain(document, index, catalogue), t('swapped', { name }))
  }
  const first = changes[0]?.was.input
  const ideas: { name: string; text: string; patch: InputPatch | null }[] = [
    { name: 'before', text: t('before'), patch: first ? patchBetween(input, first, catalogue) : null },
    { name: 'lean', text: t('lean'), patch: result.savings.together?.patch ?? null },
    {
      name: result.narrowing.next?.stage ?? '',
      text: t('clearer'),
      patch: result.narrowing.next && { set: { stage: result.narrowing.next.stage } },
    },
    { name: 'fast', text: t('fast'), patch: input.pace === 'fast' || input.deadline ? null : { set: { pace: 'fast' } } },
    {
      name: 'apps',
      text: t('apps'),
      patch: input.platforms.includes('ios') ? null : { set: { platforms: [...new Set([...input.platforms, 'ios', 'android'] as const)] } },
    },
  ]
  return (
    <ResultSection id="compare" layout="wide" title={t('title')} intro={t('intro')}>
      {(alternatives.length > 0 || other.apart) && (
        <>
          <label className={styles.toggle}>
            <input type="checkbox" checked={onlyDifferences} onChange={({ currentTarget }) => setOnly(currentTarget.checked)} />
            <span>{t('only')}</span>
          </label>
          <Comparison
            view={view}
            scenarios={[
              ...scenarios.map((scenario, index) => ({
                ...scenario,
                differences: onlyDifferences ? scenario.differences : describeWhole(view, index, alternatives),
                actions: index > 0 && (
                  <ScenarioActions
                    name={alternatives[index - 1]?.name ?? ''}
                    onRename={(name) => change(renameAlternative(alternatives, index - 1, name), t('renamed'))}
                    onMain={() => makeMain(index - 1)}
                    query={formatEstimate(swapMain(document, index - 1, catalogue), catalogue)}
                    onRemove={() =>
                      change(
                        alternatives.filter((_, place) => place !== index - 1),
                        t('removed'),
                      )
                    }
                  />
                ),
              })),
              ...(other.apart ? [apartScenario(view, other.apart, <ApartActions other={other} />)] : []),
            ]}
          />
        </>
      )}
      {alternatives.length < maxAlternatives ? (
        <p className={styles.ideas}>
          <span>{t('add')}</span>
          {ideas.map(
            ({ name, text, patch }) =>
              patch &&
              Object.keys(patch).length > 0 && (
                <button className={styles.idea} type="button" onClick={() => add(name, patch)} key={text}>
                  {text}
                </button>
              ),
          )}
        </p>
      ) : (
        <p className="above3 quiet">{t('full')}</p>
      )}
      <OtherEstimate other={other} query={query} />
    </ResultSection>
  )
}

function describeWhole(view: EstimateView, index: number, alternatives: EstimateDocument['alternatives']): string[] {
  const { stage, quality, design, pace, platforms } = applyPatch(view.input, alternatives[index - 1]?.patch ?? {})
  return describePatch(view, { set: { stage, quality, design, pace, platforms } })
}
