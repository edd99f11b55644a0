import type { Conflict } from './check'

type RuleId = Conflict['rule']

/** The message key of a rule; all `oneOf` rules share one. Not in `check.ts`, whose rules would add 2.5 kB to the results page. */
export function ruleKey(rule: RuleId): Exclude<RuleId, `oneOf.${string}`> | 'oneOf' {
  return isOneOf(rule) ? 'oneOf' : rule
}

function isOneOf(rule: RuleId): rule is `oneOf.${string}` {
  return rule.startsWith('oneOf.')
}
