import { type Horizon, placeMarks, tickStep } from './horizon'
import { sizes, stages, type Variant } from './variants'

/**
 * The prices of the presets as Sass variables, for the style sheet of the horizon: prerendered pages have no
 * style attributes. `npm run prepare:content` writes it to `styles/generated/`.
 */
export function toHorizonSheet(variants: readonly Variant[], first: Variant, example: Placement): string {
  return `// Written from the estimate presets before every build.

// The answers that are selected at first.
$first: ${toEntry(first, variants)};

// The worked example of the estimate.
$example: (${toMap(example)});
`
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

/** One rule for each combination of answers. A file of its own, which does not delay the first paint of a page. */
export function toHorizonRules(variants: readonly Variant[]): string {
  const rules = variants.map((variant) => {
    const { step, marks, labels } = place(variant, variants)
    const moved = names.filter((name) => labels[name] !== marks[name]).map((name) => `--${name}-label:${labels[name]}`)
    const chosen = [variant.preset, variant.size, variant.stage].map((value) => `:has([value=${value}]:checked)`).join('')
    return `[data-mini-estimate]${chosen}{${[`--step:${step}`, ...names.map((name) => `--${name}:${marks[name]}`), ...moved].join(';')}}`
  })
  return `${rules.join('\n')}\n`
}

type Placement = ReturnType<typeof placeMarks>

/** The custom properties the drawing of a horizon is placed by. */
export function toProperties({ marks, labels }: Placement): [name: string, share: string][] {
  const shares = Object.entries(marks).map(([name, share]): [string, string] => [`--${name}`, share.toFixed(4)])
  const places = Object.entries(labels).map(([name, share]): [string, string] => [`--${name}-label`, share.toFixed(4)])
  return [...shares, ...places]
}

function toMap(placement: Placement): string {
  return toProperties(placement)
    .map(([name, share]) => `'${name}': ${share}`)
    .join(', ')
}

function toEntry(variant: Variant, all: readonly Variant[]): string {
  const { step, marks, labels } = place(variant, all)
  const list = (horizon: Horizon) => names.map((name) => horizon[name]).join(' ')
  return `('${variant.preset}' '${variant.size}' '${variant.stage}' ${step} (${list(marks)}) (${list(labels)}))`
}

const names = ['low', 'expected', 'budget', 'high'] as const

function place({ preset, size, cost }: Variant, all: readonly Variant[]): { step: number; marks: Horizon; labels: Horizon } {
  const idea = all.find((other) => other.preset === preset && other.size === size && other.stage === 'idea')
  const step = tickStep(idea?.cost.p90 ?? cost.p90)
  const { marks, labels } = placeMarks(cost, step)
  return { step, marks: mapShares(marks, (share) => Number(share.toFixed(3))), labels: roundLabels(labels, marks) }
}

/** Rounded to keep the sheet small: a label less than 1 % of the width from its mark is put on the mark, others are rounded to 1 %. */
function roundLabels(labels: Horizon, marks: Horizon): Horizon {
  return mapShares(labels, (share, name) => Number(Math.abs(share - marks[name]) < 0.01 ? marks[name].toFixed(3) : share.toFixed(2)))
}

function mapShares(horizon: Horizon, change: (share: number, name: keyof Horizon) => number): Horizon {
  const { low, expected, budget, high } = horizon
  return { low: change(low, 'low'), expected: change(expected, 'expected'), budget: change(budget, 'budget'), high: change(high, 'high') }
}
