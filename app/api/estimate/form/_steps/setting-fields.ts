import { choiceQuestions } from '@/components/estimate/settings/questions'
import { wordKey } from '@/components/estimate/words'
import { choices, platforms } from '@/estimate'
import { type Html, html } from '../../_plain/html'
import type { FieldsOfStep } from './step-page'

/** The questions of the first step. */
export function settingFields({ words, values }: FieldsOfStep): Html {
  const t = words.in('EstimateSettings')
  const calendar = words.in('EstimateCalendar')
  const questions = choiceQuestions.map(({ name, key }) => {
    const several = key === 'platforms'
    const options: readonly string[] = several ? platforms : choices[key]
    return html`<fieldset id="${name}"><legend>${t(`${key}.question`)}</legend><div>
${options.map((value) => {
  const checked = several ? values.has(`p.${value}`) : values.get(name) === value
  return html`<label><input type="${several ? 'checkbox' : 'radio'}" name="${several ? `p.${value}` : name}" value="${several ? 'on' : value}"${checked && html` checked`}>
${t(`${key}.options.${wordKey(value)}`)}</label> `
})}</div></fieldset>`
  })
  const day = (name: 'from' | 'by') =>
    html`<p id="${name}"><label>${calendar(name)} <input type="date" name="${name}" value="${values.get(name) ?? ''}"></label> <span class="quiet">${calendar(`${name}Hint`)}</span></p>`
  const count = (name: string, label: string, most: number) =>
    html`<p id="${name}"><label>${label} <input type="number" name="${name}" min="1" max="${most}" value="${values.get(name) ?? ''}"></label></p>`
  return html`${questions}
<fieldset><legend>${calendar('question')}</legend><div>${day('from')}${day('by')}</div></fieldset>
<fieldset><legend>${t('counts.question')}</legend><div>${count('roles', t('counts.roles'), 8)}${count('langs', t('counts.languages'), 10)}</div></fieldset>`
}
