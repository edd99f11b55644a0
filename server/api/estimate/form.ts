import { blockingConflicts, checkFields } from '@/components/estimate/form/check-fields'
import { mergeFields } from '@/components/estimate/form/fields'
import { today } from '@/components/estimate/form/today'
import { toPresets } from '@/components/estimate/presets'
import { type FormStep, formatEstimate, formSteps, parseEstimate, presetInput, startCurrency } from '@/estimate'
import { isLocale } from '@/routing/locales'
import { getEstimatePresets } from '../../content'
import { stepPage } from '../../estimate/form/step-page'
import { tooLongPage } from '../../estimate/form/too-long-page'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyPage } from '../../estimate/work/busy'
import { plainResponse } from '../../plain/document'
import { plainWords } from '../../plain/words'

/** What only this form says: the step that was sent, the step to be shown, the language. */
const own = ['step', 'at', 'lang']

/**
 * The estimate without scripts: takes what a step's form says and shows the next step, the state so far in hidden fields. After
 * the last step it leads to the report. What is wrong is said on the same step, and nothing typed is lost.
 */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const language = params.get('lang')
  const locale = isLocale(language) ? language : 'en'
  const words = plainWords(locale)
  const presets = toPresets(await getEstimatePresets(locale))
  const sent = formSteps.find((each) => each === params.get('step'))
  const asked = formSteps.find((each) => each === params.get('at'))
  const fields = [...params].filter(([name]) => !own.includes(name))
  const day = today()
  const state = new URLSearchParams(fields).toString()
  const query = sent ? mergeFields(state, sent, fields, day) : state
  const parsed = parseEstimate(query, { presets, currency: startCurrency[locale] })
  if (parsed.tooLong) return plainResponse(await tooLongPage(words), 414)

  const given = sent && fields.some(([name]) => name !== 'preset' && name !== 'size')
  const errors = sent && given ? checkFields(sent, [...new URLSearchParams(query)], parsed.catalogue, day) : []
  const conflicts = sent && given ? blockingConflicts(sent, parsed.document.input, parsed.catalogue) : []
  const refused = errors.length + conflicts.length > 0
  const next: FormStep | undefined = sent ? formSteps[formSteps.indexOf(sent) + (refused ? 0 : 1)] : (asked ?? 'settings')
  if (!next) {
    const report = `/api/estimate/report?${formatEstimate(parsed.document, parsed.catalogue)}${locale === 'uk' ? '&lang=uk' : ''}`
    return new Response(null, { status: 303, headers: { Location: report, 'Cache-Control': 'no-store' } })
  }
  const preset = presets.find(({ type }) => type === parsed.document.input.type)
  const usual = preset ? presetInput(preset, 'usual', parsed.catalogue) : {}
  const shown = { words, step: next, parsed, errors, conflicts, typed: refused ? fields : [], usual }
  const key = `form ${JSON.stringify([locale, next, formatEstimate(parsed.document, parsed.catalogue), parsed.notices, errors, conflicts, shown.typed])}`
  const make = async () => plainResponse(await stepPage(shown))
  return answerOnce(request, { key, queue: documents, make, busy: () => busyPage(locale) })
}
