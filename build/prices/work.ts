import { type Catalogue, roles, roundMoney } from '@/estimate'

type Rates = Pick<Catalogue, 'rates'>

const roleNames = Object.fromEntries(roles.map((role) => [role.toLowerCase(), role]))

/** A role as texts name it: `qa`. */
export const roleOf = (name: string): keyof Catalogue['rates'] | undefined => roleNames[name]

/** US dollars of hours by role at their rates, and of what is bought: `48 ba + 60 des + 200 usd`. Undefined where a part is neither. */
export function costOfWork(work: string, { rates }: Rates): number | undefined {
  const costs = work.split('+').map((term) => {
    const [, amount, name = ''] = /^\s*(\d+)\s+([a-z]+)\s*$/.exec(term) ?? []
    const role = roleOf(name)
    return Number(amount) * (role ? rates[role] : name === 'usd' ? 1 : Number.NaN)
  })
  const cost = costs.reduce((sum, each) => sum + each, 0)
  return Number.isFinite(cost) ? cost : undefined
}

/**
 * The price of each size, a line each, rounded as estimates are.
 * @throws an Error that says which line is no work.
 */
export function sizesOfWork(work: string, catalogue: Rates): number[] {
  return work
    .trim()
    .split('\n')
    .map((line) => {
      const cost = costOfWork(line, catalogue)
      if (cost !== undefined) return roundMoney(cost)
      const names = Object.keys(roleNames).join(', ')
      throw new Error(
        `"${line.trim()}" is no work with a price; write hours with a role (${names}), and other costs with usd: 24 tl + 200 usd`,
      )
    })
}
