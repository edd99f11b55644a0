import type { Catalogue } from '../catalogue/types'
import type { BlockChoice, EstimateInput } from '../input'

type Reason = 'roles' | 'languages' | 'rewrite' | 'search'

/** A block the settings suggest. It is never added automatically (decision 47), and what a rule asks for is not proposed again. */
export type Proposal = BlockChoice & { because: Reason }

export function proposeBlocks(input: EstimateInput, catalogue: Catalogue): Proposal[] {
  const chosen = new Map(input.blocks.map(({ id, quantity }) => [id, quantity]))
  const has = (pattern: RegExp) => [...chosen.keys()].some((id) => pattern.test(id))
  const proposals: (Proposal | false)[] = [
    input.roles > 1 && has(/^acc\.(?:email|social|passkey|sso)$/) && !has(/^acc\.rbac-/) && propose(rolesBlock(input.roles), 'roles'),
    (chosen.get('cnt.lang') ?? 0) < input.languages - 1 && { id: 'cnt.lang', quantity: input.languages - 1, because: 'languages' },
    input.origin === 'rewrite' && propose('cnt.import', 'rewrite'),
    ['site', 'shop', 'marketplace'].includes(input.type) && propose('seo.base', 'search'),
  ]
  const known = new Set(catalogue.blocks.map(({ id }) => id))
  return proposals
    .filter((each) => each !== false)
    .filter(({ id, because }) => known.has(id) && (because === 'languages' || !chosen.has(id)))
}

function propose(id: string, because: Reason): Proposal {
  return { id, quantity: 1, because }
}

function rolesBlock(roles: number): string {
  if (roles === 2) return 'acc.rbac-s'
  return roles <= 4 ? 'acc.rbac-m' : 'acc.rbac-l'
}
