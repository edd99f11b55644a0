import type { Conflict } from './check'
import type { NeedId } from './needs'

type RuleId = Conflict['rule']

/** The message key of a rule; all `oneOf` rules share one. Not in `check.ts`, whose rules would add 2.5 kB to the results page. */
export function ruleKey(rule: Exclude<RuleId, NeedRule>): Exclude<RuleId, NeedRule | `oneOf.${string}`> | 'oneOf' {
  return isOneOf(rule) ? 'oneOf' : rule
}

type NeedRule = `needs.${NeedId}`

/** Whether a rule asks for something a product also needs; those have words of their own. */
export function isNeed(rule: RuleId): rule is NeedRule {
  return rule.startsWith('needs.')
}

/** The message key of such a rule. */
export function needKey(rule: NeedRule): NeedId {
  return rule.slice('needs.'.length) as NeedId
}

function isOneOf(rule: RuleId): rule is `oneOf.${string}` {
  return rule.startsWith('oneOf.')
}
