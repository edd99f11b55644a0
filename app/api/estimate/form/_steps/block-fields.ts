import { hoursOfBlocks } from '@/components/estimate/blocks/block-hours'
import { type Block, groupNames, groupOf, isImplied } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import { type Html, html } from '../../_plain/html'
import type { FieldsOfStep } from './step-page'

/** All blocks by group, each with its hours in this very project. */
export function blockFields({ words, parsed: { document, catalogue }, values }: FieldsOfStep): Html {
  const t = words.in('EstimateBlocks')
  const groups = words.in('EstimateGroups')
  const hours = hoursOfBlocks(document.input, catalogue)
  const row = ({ id, repeatable }: Block) => {
    const title = blockTitles[words.locale][id] ?? id
    const value = values.get(`b.${id}`) ?? ''
    const { low, high } = hours.get(id) ?? { low: 0, high: 0 }
    const control = repeatable
      ? html`<input type="number" name="b.${id}" min="0" max="50" value="${value === 'on' ? '1' : value}" aria-label="${t('quantity', { title })}">`
      : html`<input type="checkbox" name="b.${id}" value="on"${value !== '' && html` checked`}>`
    return html`<tr><td><label>${control} <span>${title}</span></label><br><span class="quiet">${textOf(id, words.locale).summary}</span></td>
<td><label><input type="checkbox" name="l.${id}" value="on"${values.get(`l.${id}`) === 'on' && html` checked`} aria-label="${t('when', { title })} ${t('later')}"> ${t('later')}</label></td>
<td class="number">${t('hours', { low, high })}</td></tr>`
  }
  return html`<div id="b">${groupNames.map((group) => {
    const blocks = catalogue.blocks.filter(({ id }) => groupOf(id) === group && !isImplied(id))
    return blocks.length > 0 && html`<h2>${groups(group)}</h2><table>${blocks.map(row)}</table>`
  })}</div>`
}
