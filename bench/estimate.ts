import { currentCatalogue, defaultInput, type EstimateInput, estimate, formatEstimate, isImplied, measure, parseEstimate } from '@/estimate'

const rounds = 400
const batches = 20

/** The heaviest estimate a visitor can make: 60 blocks, three platforms, a deadline that cannot be met. */
const blocks = currentCatalogue.blocks.filter(({ id }) => !isImplied(id)).slice(0, 60)
const heavy: EstimateInput = {
  ...defaultInput,
  platforms: ['web', 'ios', 'android'],
  quality: 'production',
  technologies: ['native', 'strapi', 'onprem', 'k8s'],
  blocks: blocks.map(({ id, repeatable }) => ({ id, quantity: repeatable ? 3 : 1 })),
}
const hurried: EstimateInput = { ...heavy, start: '2027-01-04', deadline: '2027-04-05' }
const query = formatEstimate({ catalogue: currentCatalogue.version, input: heavy, alternatives: [] })

let kept = 0
const loops = 100_000
const baseline =
  time(() => {
    for (let turn = 0; turn < loops; turn++) kept += turn % 2
  }) / loops
const rows = [
  ['measure, 60 blocks', () => measure(heavy, currentCatalogue).weeks],
  ['estimate, 60 blocks', () => estimate(heavy, currentCatalogue).weeks],
  ['estimate, impossible deadline', () => estimate(hurried, currentCatalogue).weeks],
  ['parse and format the address', () => formatEstimate(parseEstimate(query).document).length],
] as const

console.log(`${'empty loop'.padEnd(32)}${(baseline * 1000).toFixed(6)} ms`)
for (const [name, run] of rows) {
  const spent = time(() => {
    kept += run()
  })
  console.log(`${name.padEnd(32)}${(spent * 1000).toFixed(3)} ms  ${Math.round(spent / baseline)} × the empty loop`)
}
if (kept === 0) throw new Error('Nothing was measured.')

/** Seconds of processor time of one run, so that a busy machine says the same: the median of some batches, after as much warming up. */
function time(run: () => void): number {
  const size = rounds / batches
  const batch = () => {
    const start = process.cpuUsage()
    for (let round = 0; round < size; round++) run()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / size / 1_000_000
  }
  for (let round = 0; round < batches; round++) batch()
  const spent = Array.from({ length: batches }, batch).sort((a, b) => a - b)
  return spent[batches / 2] ?? 0
}
