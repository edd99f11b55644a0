import { layers } from '@/estimate'
import { type Html, html } from '../../_plain/html'
import type { FieldsOfStep } from './step-page'

/** One list for each layer; everything may be left to us. */
export function technologyFields({ words, parsed, values }: FieldsOfStep): Html {
  const t = words.in('EstimateTechnologies')
  const { technologies } = parsed.catalogue
  const rows = layers.map((layer) => {
    const options = technologies.filter((option) => option.layer === layer)
    const name = `x.${layer}`
    if (layer === 'addons')
      return options.map(
        ({ id }) =>
          html`<p><label><input type="checkbox" name="${name}" value="${id}"${values.get(name) === id && html` checked`}> ${t(`options.${id}`)}</label> <span class="quiet">${t('addonHint')}</span></p>`,
      )
    const option = (id: string, text: string) => html`<option value="${id}"${values.get(name) === id && html` selected`}>${text}</option>`
    return html`<p><label>${t(`layers.${layer}`)} <select name="${name}">${option('auto', t('auto'))}${options.map(({ id }) => option(id, t(`options.${id}`)))}</select></label>
<span class="quiet">${t(`defaults.${layer}`)}</span></p>`
  })
  return html`${rows}`
}
