import { type Horizon, standOnHorizon, tickStep } from './horizon'
import type { Variant } from './variants'

/**
 * What the style sheet of the horizon knows of the prices, as Sass: a style sheet cannot read the content, and an element may
 * not carry a style of its own. The build writes it to `styles/generated/` whenever it prepares the content.
 */
export function toHorizonSheet(variants: readonly Variant[], first: Variant, example: Stand): string {
  const presets = [...new Set(variants.map(({ preset }) => preset))]
  return `// Written from the estimate presets before every build.

// In the order of the figures in the page.
$presets: ${presets.map((preset) => `'${preset}'`).join(', ')};
$first: ${toEntry(first, variants)};

// The worked example of the estimate.
$example: (${toMap(example)});

// Preset, size, stage, thousands of dollars between two ticks, marks, labels (P10, P50, P80, P90 as shares of the width).
$horizons: (
${variants.map((variant) => `  ${toEntry(variant, variants)},`).join('\n')}
);
`
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

function toEntry({ preset, size, stage, cost }: Variant, all: readonly Variant[]): string {
  const idea = all.find((other) => other.preset === preset && other.size === size && other.stage === 'idea')
  const step = tickStep(idea?.cost.p90 ?? cost.p90)
  const { marks, labels } = standOnHorizon(cost, step)
  return `('${preset}' '${size}' '${stage}' ${step} (${toList(marks)}) (${toList(labels)}))`
}

function toList({ low, expected, budget, high }: Horizon): string {
  return [low, expected, budget, high].map((share) => String(Number(share.toFixed(3)))).join(' ')
}
