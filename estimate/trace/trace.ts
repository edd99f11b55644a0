import type { Catalogue } from '../catalogue/types'
import { exchangeRate } from '../display/currency'
import { mobileFactor } from '../engine/hours'
import { type Measure, measure } from '../engine/measure'
import { rolesIn } from '../engine/role-hours'
import { round } from '../engine/schedule'
import { activeWeeks } from '../engine/team'
import { technologyFactor } from '../engine/technologies'
import type { EstimateInput } from '../input'
import { developers, type Role, roles } from '../roles'
import { Recorder, type TraceEntry } from './recorder'

/**
 * Every figure of an estimate, calculated a second time with its formula and inputs. A test compares it with the engine's. Ids
 * and numbers only: words are in the messages.
 */
export function trace(input: EstimateInput, catalogue: Catalogue): TraceEntry[] {
  const made = measure(input, catalogue)
  const recorder = new Recorder(catalogue)
  traceBlocks(recorder, made, input, catalogue)
  traceOverheads(recorder, made, input, catalogue)
  traceRange(recorder, made, input, catalogue)
  traceRoles(recorder, made, input, catalogue)
  return [...recorder.entries.values()]
}

function traceBlocks(recorder: Recorder, { work, technologies }: Measure, input: EstimateInput, catalogue: Catalogue): void {
  const design = catalogue.design[input.design]
  const mobile = mobileFactor(input, catalogue, technologies)
  const development = {
    quality: catalogue.quality[input.quality].development,
    origin: catalogue.origin[input.origin].development,
  }
  for (const { block, quantity, spread, means } of work) {
    const { low, high } = catalogue.spread[spread]
    const worked = rolesIn(means)
    for (const role of worked) {
      const developed = developers.some((developer) => developer === role)
      recorder.record(`block.${block.id}.${role}`, 'blockHours', {
        ...{ catalogue: block.likely[role] ?? 0, quantity, repeat: catalogue.constants.repeat, low, high },
        ...(role === 'DES' && { design: design.DES }),
        ...(role === 'FE' && { design: design.FE }),
        ...(role === 'MOB' && { mobile }),
        ...(developed && { ...development, technology: technologyFactor(role, block, technologies) }),
      })
    }
    const parts = worked.map((role) => `block.${block.id}.${role}`)
    recorder.sum(`block.${block.id}`, parts)
    recorder.record(`block.${block.id}.deviation`, 'deviation', { mean: `block.${block.id}`, low, high })
  }
}

function traceOverheads(recorder: Recorder, { work, fixed, overheads }: Measure, input: EstimateInput, catalogue: Catalogue): void {
  const quality = catalogue.quality[input.quality]
  const own = (role: Role) => `own.${role}`
  for (const role of roles) {
    const parts = work.filter(({ means }) => means[role]).map(({ block }) => `block.${block.id}.${role}`)
    recorder.sum(own(role), parts, fixed[role] ? { setup: fixed[role] } : {})
  }
  recorder.sum('development', developers.map(own))
  const dev = 'development'
  const share = catalogue.stage[input.stage].analysis
  recorder.record('QA', 'testing', { share: quality.QA, development: dev })
  recorder.record('OPS', 'operations', { own: own('OPS'), share: quality.OPS, development: dev })
  recorder.record('TL', 'lead', { own: own('TL'), share: quality.TL, development: dev })
  recorder.record('BA', 'analysis', {
    own: own('BA'),
    least: catalogue.constants.minimumAnalysis,
    share,
    development: dev,
    design: own('DES'),
  })
  const managed = ['QA', 'OPS', 'TL', 'BA']
  recorder.sum('managed', [dev, own('DES'), ...managed])
  recorder.record('PM', 'management', { share: quality.PM, managed: 'managed' })
  recorder.sum('expected', ['managed', 'PM'])
  for (const role of ['DES', ...developers] as const) if (overheads.roles[role]) recorder.sum(role, [own(role)])
}

function traceRange(recorder: Recorder, { work, schedule, plan }: Measure, input: EstimateInput, catalogue: Catalogue): void {
  const { correlation, percentiles, schedule: constants } = catalogue.constants
  const stage = catalogue.stage[input.stage]
  const deviations = work.map(({ block }) => `block.${block.id}.deviation`)
  recorder.sum('deviations', deviations)
  recorder.record('squares', 'squares', Object.fromEntries(deviations.map((id) => [id, id])))
  recorder.sum(
    'means',
    work.map(({ block }) => `block.${block.id}`),
  )
  recorder.record('cv', 'variation', { correlation, squares: 'squares', deviations: 'deviations', means: 'means' })
  recorder.record('sigma', 'sigma', { cv: 'cv', stage: stage.sigma })
  recorder.record('median', 'median', { allowance: stage.allowance, cv: 'cv' })
  recorder.record('unhurried', 'product', { expected: 'expected', median: 'median' })
  recorder.record('personMonths', 'personMonths', { hours: 'unhurried', month: constants.hoursPerMonth })
  const { lead, weeksPerMonth, hoursPerWeek, people } = constants
  recorder.record('nominal', 'nominal', {
    lead,
    personMonths: 'personMonths',
    month: weeksPerMonth,
    hours: 'unhurried',
    week: hoursPerWeek,
    people,
  })
  const whole = catalogue.timing === 'wholeWeeks'
  const usual = whole ? 'usual' : 'nominal'
  if (whole) recorder.record('usual', 'usualWeeks', { nominal: 'nominal', least: constants.minWeeks })
  recorder.record('floor', whole ? 'leastWeeks' : 'product', {
    share: constants.floor,
    nominal: usual,
    ...(whole && { least: constants.minWeeks }),
  })
  recorder.record('compression', 'given', { share: schedule.compression })
  recorder.record('hurry', 'hurry', { compression: 'compression' })
  const asked = Math.max(constants.minWeeks, round(schedule.compression * schedule.nominal))
  recorder.record('weeks', 'weeks', { compression: 'compression', nominal: usual, stretched: plan.weeks - asked })
  recorder.record('scale', 'product', { median: 'median', hurry: 'hurry' })
  recorder.record('hours.p50', 'product', { expected: 'expected', scale: 'scale' })
  for (const [name, z] of Object.entries(percentiles))
    recorder.record(`hours.${name}`, 'percentile', { median: 'hours.p50', z, sigma: 'sigma' })
}

function traceRoles(recorder: Recorder, made: Measure, input: EstimateInput, catalogue: Catalogue): void {
  const here = rolesIn(made.roles)
  for (const role of here) {
    recorder.record(`hours.${role}`, 'product', { expected: role, scale: 'scale' })
    recorder.record(`cost.${role}`, 'cost', { hours: `hours.${role}`, rate: made.rates[role] })
    const active = activeWeeks(role, made.plan.phases, catalogue)
    recorder.record(`people.${role}`, 'people', { hours: `hours.${role}`, week: catalogue.constants.schedule.hoursPerWeek, active })
  }
  recorder.sum(
    'cost.p50',
    here.map((role) => `cost.${role}`),
  )
  for (const [name, z] of Object.entries(catalogue.constants.percentiles))
    recorder.record(`cost.${name}`, 'percentile', { median: 'cost.p50', z, sigma: 'sigma' })
  if (input.currency !== 'USD') {
    const rate = exchangeRate(input, catalogue)
    for (const name of ['p10', 'p50', 'p80', 'p90']) recorder.record(`shown.${name}`, 'product', { dollars: `cost.${name}`, rate })
  }
  const support = catalogue.support[input.support]
  if (!support) return
  const blended = made.cost.p50 / made.hours.p50
  recorder.record('support', 'support', { cost: 'cost.p50', share: support.share, least: support.hours, blended })
}
