import { formatMoney, type Shown } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { fixedAxis, type Horizon, magnitude, placeMarks } from './horizon'
import { sizes, stages, ticks, type Variant } from './variants'

/** Where the worked example is drawn in each language, as a Sass variable: prerendered pages have no style attributes. */
export function toExampleSheet(places: ReadonlyMap<Locale, Placement>): string {
  return toVariable('example', toMaps(places))
}

/** Where the usual sizes of presets are drawn, by `placeName`. */
export function toPlacesSheet(places: ReadonlyMap<string, Placement>): string {
  return toVariable('places', toMaps(places))
}

export const placeName = (preset: string, currency: Shown['currency']) => `${preset}-${currency.toLowerCase()}`

const toMaps = (places: ReadonlyMap<string, Placement>) =>
  `(${[...places].map(([name, placement]) => `'${name}': ${toMap(placement)}`).join(', ')})`

const toMap = (placement: Placement) =>
  `(${toProperties(placement)
    .map(([name, share]) => `'${name}': ${share}`)
    .join(', ')})`

const toVariable = (name: string, value: string) => `// Written before every build.\n$${name}: ${value};\n`

/**
 * Shows the figure of the chosen answers: figures are ordered by preset, size and stage, and each chosen answer hides the figures of
 * the others. Without :has(), or without this sheet, the figure of the first answers stays visible.
 */
export function toFigureRules(variants: readonly Variant[]): string {
  const presets = [...new Set(variants.map(({ preset }) => preset))]
  const ofPreset = sizes.length * stages.length
  const hide = (answer: string, others: string) => `form:has([value=${answer}]:checked) [data-figures]>:not(${others})`
  const hidden = [
    ...presets.map((preset, index) => hide(preset, `:nth-child(n + ${index * ofPreset + 1}):nth-child(-n + ${(index + 1) * ofPreset})`)),
    ...sizes.map((size, index) =>
      hide(size, stages.map((_, stage) => `:nth-child(${ofPreset}n + ${index * stages.length + stage + 1})`).join()),
    ),
    ...stages.map((stage, index) => hide(stage, `:nth-child(${stages.length}n + ${index + 1})`)),
  ]
  return `@keyframes figure{from{opacity:0;transform:translateY(.5em)}}
@supports selector(:has(*)){
[data-first]{display:none}
[data-figures]{display:contents}
@media (prefers-reduced-motion:no-preference){form:has(:checked:not([checked])) [data-figures]>*{display:inline-block;animation:figure 400ms cubic-bezier(.2,.8,.2,1)}}
${hidden.join(',\n')}{display:none}
}
`
}

/** The axis, which is the same for all answers so that the sun travels along it, and the places of the first answers. */
export function toAxisRules(variants: readonly Variant[], first: Variant, page: Page): string {
  // No places of labels: answers that leave theirs under the marks would inherit them.
  const { marks } = place(first, variants, page)
  return `${isChosen()}{${[...ticksOf(variants, page), ...names.map((name) => `--${name}:${marks[name]}`)].join(';')}}\n`
}

/** One rule for each combination of answers. A file of its own, which does not delay the first paint of a page. */
export function toHorizonRules(variants: readonly Variant[], page: Page): string {
  const rules = variants.map((variant) => {
    const answers = isChosen(variant.preset, variant.size, variant.stage)
    return `${answers}{${placesOf(variant, variants, page).join(';')}}`
  })
  return `${rules.join('\n')}\n`
}

/** The pages of a language and what their prices are shown in. */
type Page = Shown & { locale: Locale }

const isChosen = (...answers: string[]) => `[data-mini-estimate]${answers.map((answer) => `:has([value=${answer}]:checked)`).join('')}`

/** The texts of the ticks: “$20k”, «800 тис. ₴», «1,6 млн ₴». */
function ticksOf(variants: readonly Variant[], { currency, locale, rate }: Page): string[] {
  const { first, step, scale } = axisOf(variants, rate)
  return ticks.map((tick) => {
    const amount = (first + (tick - 1) * step) * scale * 1000
    return `--tick-${tick}:"${formatMoney(amount, currency, locale, true)}"`
  })
}

function placesOf(variant: Variant, all: readonly Variant[], page: Page): string[] {
  const { marks, labels } = place(variant, all, page)
  const moved = names.filter((name) => labels[name] !== marks[name]).map((name) => `--${name}-label:${labels[name]}`)
  return [...names.map((name) => `--${name}:${marks[name]}`), ...moved]
}

type Placement = ReturnType<typeof placeMarks>

/** The custom properties the drawing of a horizon is placed by. */
export function toProperties({ marks, labels }: Placement): [name: string, share: string][] {
  const shares = Object.entries(marks).map(([name, share]): [string, string] => [`--${name}`, share.toFixed(4)])
  const places = Object.entries(labels).map(([name, share]): [string, string] => [`--${name}-label`, share.toFixed(4)])
  return [...shares, ...places]
}

const names = ['low', 'expected', 'budget', 'high'] as const

function place({ cost }: Variant, all: readonly Variant[], { rate }: Pick<Shown, 'rate'>) {
  const { first, step, scale } = axisOf(all, rate)
  const scaled = (dollars: number) => (dollars * rate) / scale
  const { p10, p50, p80, p90 } = cost
  const { marks, labels } = placeMarks({ p10: scaled(p10), p50: scaled(p50), p80: scaled(p80), p90: scaled(p90) }, step, first)
  return { marks: mapShares(marks, (share) => Number(share.toFixed(3))), labels: roundLabels(labels, marks) }
}

/** The one axis of all answers, in the currency of a page. */
function axisOf(variants: readonly Variant[], rate: number) {
  const lowest = Math.min(...variants.map(({ cost }) => cost.p10)) * rate
  const highest = Math.max(...variants.map(({ cost }) => cost.p90)) * rate
  const scale = magnitude(highest)
  return { ...fixedAxis(lowest / scale, highest / scale), scale }
}

/** Rounded to keep the sheet small: a label less than 0.3 % of the width from its mark is put on the mark. */
function roundLabels(labels: Horizon, marks: Horizon): Horizon {
  return mapShares(labels, (share, name) => Number((Math.abs(share - marks[name]) < 0.003 ? marks[name] : share).toFixed(3)))
}

function mapShares(horizon: Horizon, change: (share: number, name: keyof Horizon) => number): Horizon {
  const { low, expected, budget, high } = horizon
  return { low: change(low, 'low'), expected: change(expected, 'expected'), budget: change(budget, 'budget'), high: change(high, 'high') }
}
