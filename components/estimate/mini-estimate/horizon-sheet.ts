import { formatMoney, type Shown } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { type Horizon, magnitude, placeMarks, tickStep } from './horizon'
import { sizes, stages, ticks, type Variant } from './variants'

/** Where the worked example of the estimate is drawn, as a Sass variable: prerendered pages have no style attributes. */
export function toExampleSheet(example: Placement): string {
  const places = toProperties(example).map(([name, share]) => `'${name}': ${share}`)
  return `// Written before every build.\n$example: (${places.join(', ')});\n`
}

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
  return `@keyframes figure{from{opacity:0}}
@supports selector(:has(*)){
[data-first]{display:none}
[data-figures]{display:contents}
@media (prefers-reduced-motion:no-preference){form:has(:checked:not([checked])) [data-figures]>*{animation:figure 240ms}}
${hidden.join(',\n')}{display:none}
}
`
}

/** The axis and the places of the first answers, and one rule for the axis of each preset and size, whose stages share it. */
export function toAxisRules(variants: readonly Variant[], first: Variant, page: Page): string {
  const rules = variants
    .filter(({ stage }) => stage === stages[0])
    .map((variant) => `${isChosen(variant.preset, variant.size)}{${ticksOf(variant, variants, page).join(';')}}`)
  // No places of labels: answers that leave theirs under the marks would inherit them.
  const { marks } = place(first, variants, page)
  const start = [...ticksOf(first, variants, page), ...names.map((name) => `--${name}:${marks[name]}`)]
  return `${isChosen()}{${start.join(';')}}\n${rules.join('\n')}\n`
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
function ticksOf(variant: Variant, all: readonly Variant[], { currency, locale, rate }: Page): string[] {
  const { step, scale } = place(variant, all, { rate })
  return ticks.map((tick) => `--tick-${tick}:"${formatMoney(tick * step * scale * 1000, currency, locale, true)}"`)
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

function place({ preset, size, cost }: Variant, all: readonly Variant[], { rate }: Pick<Shown, 'rate'>) {
  const idea = all.find((other) => other.preset === preset && other.size === size && other.stage === 'idea')
  const highest = (idea?.cost.p90 ?? cost.p90) * rate
  const scale = magnitude(highest)
  const step = tickStep(highest / scale)
  const scaled = (dollars: number) => (dollars * rate) / scale
  const { p10, p50, p80, p90 } = cost
  const { marks, labels } = placeMarks({ p10: scaled(p10), p50: scaled(p50), p80: scaled(p80), p90: scaled(p90) }, step)
  return { step, scale, marks: mapShares(marks, (share) => Number(share.toFixed(3))), labels: roundLabels(labels, marks) }
}

/** Rounded to keep the sheet small: a label less than 1 % of the width from its mark is put on the mark, others are rounded to 1 %. */
function roundLabels(labels: Horizon, marks: Horizon): Horizon {
  return mapShares(labels, (share, name) => Number(Math.abs(share - marks[name]) < 0.01 ? marks[name].toFixed(3) : share.toFixed(2)))
}

function mapShares(horizon: Horizon, change: (share: number, name: keyof Horizon) => number): Horizon {
  const { low, expected, budget, high } = horizon
  return { low: change(low, 'low'), expected: change(expected, 'expected'), budget: change(budget, 'budget'), high: change(high, 'high') }
}
