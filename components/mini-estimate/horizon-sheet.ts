import { type Horizon, standOnHorizon, tickStep } from './horizon'
import { sizes, stages, type Variant } from './variants'

/**
 * What the style sheet of the horizon knows of the prices, as Sass: a style sheet cannot read the content, and an element may
 * not carry a style of its own. The build writes it to `styles/generated/` whenever it prepares the content.
 */
export function toHorizonSheet(variants: readonly Variant[], first: Variant, example: Stand): string {
  return `// Written from the estimate presets before every build.

// What is chosen before the visitor chooses.
$first: ${toEntry(first, variants)};

// The worked example of the estimate.
$example: (${toMap(example)});
`
}

/**
 * Shows the figure of the chosen answers: figures stand by preset, then by size, then by stage, and each answer hides those of the
 * others. Without :has(), or without this sheet, the figure for the first answers stays.
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
@media (prefers-reduced-motion:no-preference){[data-figures]>*{animation:figure 240ms}}
${hidden.join(',\n')}{display:none}
}
`
}

/** One rule for every combination of the three answers. As a file of its own: the first view of a page does not wait for it. */
export function toHorizonRules(variants: readonly Variant[]): string {
  const rules = variants.map((variant) => {
    const { step, marks, labels } = place(variant, variants)
    const moved = names.filter((name) => labels[name] !== marks[name]).map((name) => `--${name}-label:${labels[name]}`)
    const chosen = [variant.preset, variant.size, variant.stage].map((value) => `:has([value=${value}]:checked)`).join('')
    return `[data-mini-estimate]${chosen}{${[`--step:${step}`, ...names.map((name) => `--${name}:${marks[name]}`), ...moved].join(';')}}`
  })
  return `${rules.join('\n')}\n`
}

type Stand = ReturnType<typeof standOnHorizon>

/** The custom properties the drawing of a horizon is placed by. */
export function toProperties({ marks, labels }: Stand): [name: string, share: string][] {
  const shares = Object.entries(marks).map(([name, share]): [string, string] => [`--${name}`, share.toFixed(4)])
  const places = Object.entries(labels).map(([name, share]): [string, string] => [`--${name}-label`, share.toFixed(4)])
  return [...shares, ...places]
}

function toMap(stand: Stand): string {
  return toProperties(stand)
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
  const { marks, labels } = standOnHorizon(cost, step)
  return { step, marks: mapShares(marks, (share) => Number(share.toFixed(3))), labels: besides(labels, marks) }
}

/** A label within a hundredth of the width stands at its mark; one that had to move is placed to a hundredth. */
function besides(labels: Horizon, marks: Horizon): Horizon {
  return mapShares(labels, (share, name) => Number(Math.abs(share - marks[name]) < 0.01 ? marks[name].toFixed(3) : share.toFixed(2)))
}

function mapShares(horizon: Horizon, change: (share: number, name: keyof Horizon) => number): Horizon {
  const { low, expected, budget, high } = horizon
  return { low: change(low, 'low'), expected: change(expected, 'expected'), budget: change(budget, 'budget'), high: change(high, 'high') }
}
