import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { BlockRow } from '@/components/estimate/blocks/block-row'
import { useEstimateDocument } from '@/components/estimate/document/estimate-context'
import { EstimateProvider } from '@/components/estimate/document/provider'
import { FieldError } from '@/components/estimate/form/field-error'
import { LiveControl } from '@/components/estimate/form/live-control'
import { StepForm } from '@/components/estimate/form/step-form'
import { SettingQuestions } from '@/components/estimate/settings/setting-questions'
import { TitleField } from '@/components/estimate/settings/title-field'
import { WordsProvider } from '@/components/estimate/words-provider'
import { currentCatalogue, type FormStep } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import messages from '@/messages/en.json'
import { allWords } from './estimate-views'

const questions = { words: allWords('en'), Control: LiveControl, errorNote: (field: string) => <FieldError field={field} /> }
const parts = {
  Item: ({ id, children }: { id: string; children: ReactNode }) => <li data-block={id}>{children}</li>,
  Group: () => null,
  Hours: () => null,
  GroupFigure: () => null,
}
const rows = ['acc.email', 'core.entity', 'com.chat-s', 'com.chat-m'].map((id) => {
  const block = currentCatalogue.blocks.find((each) => each.id === id)
  if (!block) throw new Error(`The catalogue has no block "${id}".`)
  return <BlockRow {...questions} block={block} parts={parts} key={id} />
})

let query = ''

/** The query of the estimate on the page. */
export const currentQuery = () => query

function Watch() {
  const { query: now, undo } = useEstimateDocument()
  query = now
  return (
    <button type="button" onClick={undo}>
      Undo
    </button>
  )
}

function draw(step: FormStep) {
  const children = step === 'settings' ? [<SettingQuestions {...questions} key="questions" />, <TitleField key="title" />] : rows
  return (
    <EstimateProvider presets={[]} currency="USD">
      <WordsProvider locale="en" messages={messages} titles={blockTitles.en}>
        <StepForm step={step} next="/next">
          {children}
        </StepForm>
        <Watch />
      </WordsProvider>
    </EstimateProvider>
  )
}

/** Renders the questions of a step with a button for Undo; prerendered, touched and hydrated if asked to. */
export function showStep(step: FormStep, address = '', { prerendered = false, touch = () => {} } = {}) {
  window.history.replaceState(null, '', `/estimate/${step}${address}`)
  const container = document.body.appendChild(document.createElement('div'))
  if (prerendered) container.innerHTML = renderToString(draw(step))
  touch()
  render(draw(step), { container, hydrate: prerendered })
}

/** The first control of a name and value. */
export const field = (name: string, value?: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)
  if (!found) throw new Error(`No control is named "${name}".`)
  return found
}
