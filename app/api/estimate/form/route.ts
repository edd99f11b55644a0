import type { NextRequest } from 'next/server'
import { toPresets } from '@/components/estimate/document/to-presets'
import { checkFields } from '@/components/estimate/form/check-fields'
import { type FormStep, formSteps, mergeFields } from '@/components/estimate/form/fields'
import { getEstimatePresets } from '@/content-client'
import { checkCompatibility, formatEstimate, parseEstimate } from '@/estimate'
import { isLocale } from '@/routing/locales'
import { plainResponse } from '../_plain/document'
import { stepPage } from './_steps/step-page'
import { tooLongPage } from './_steps/too-long-page'

export const runtime = 'nodejs'

/**
 * The estimate without scripts: takes what a step's form says and shows the next step, the state so far in hidden fields. After
 * the last step it leads to the report. What is wrong is said on the same step, and nothing typed is lost.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const params = request.nextUrl.searchParams
  const asked = params.get('lang')
  const locale = isLocale(asked) ? asked : 'en'
  const presets = toPresets(await getEstimatePresets(locale))
  const step: FormStep | undefined = formSteps.find((each) => each === params.get('step'))
  const fields = [...params].filter(([name]) => name !== 'step' && name !== 'lang')
  const today = new Date().toISOString().slice(0, 10)
  const query = step ? mergeFields(stateOf(params), step, fields, today) : stateOf(params)
  const parsed = parseEstimate(query, { presets })
  if (parsed.tooLong) return plainResponse(await tooLongPage(locale), 414)

  const given = fields.some(([name]) => name !== 'preset' && name !== 'size')
  const errors = step && given ? checkFields(step, [...new URLSearchParams(query)], parsed.catalogue, today) : []
  const conflicts = checkCompatibility(parsed.document.input, parsed.catalogue).filter(({ level }) => level === 'error')
  const blocking = step === 'settings' ? conflicts.filter(({ rule }) => rule === 'typeMobile') : conflicts
  const refused = errors.length > 0 || (given && blocking.length > 0)
  const next = step ? formSteps[formSteps.indexOf(step) + (refused ? 0 : 1)] : 'settings'
  if (!next) {
    const report = `/api/estimate/report?${formatEstimate(parsed.document, parsed.catalogue)}${locale === 'uk' ? '&lang=uk' : ''}`
    return new Response(null, { status: 303, headers: { Location: report, 'Cache-Control': 'no-store' } })
  }
  const shown = { locale, step: next, parsed, errors, conflicts: refused ? blocking : [], typed: refused ? fields : [] }
  return plainResponse(await stepPage(shown))
}

/** The parameters of the estimate, without what only this form says. */
function stateOf(params: URLSearchParams): string {
  const state = new URLSearchParams(params)
  state.delete('step')
  state.delete('lang')
  return state.toString()
}
