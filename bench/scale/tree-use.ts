import { readdir, readFile } from 'node:fs/promises'

export type TreeUse = { megabytes: number; cpuSeconds: number }

/** How many parts of a second `/proc` counts in. */
const ticks = 100

/** What a process and all it started hold in memory, and how long they have kept a core busy until now; on Linux, nothing elsewhere. */
export async function treeUse(root: number): Promise<TreeUse> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const processes = (await Promise.all(ids.map(readProcess))).filter((each) => each !== null)
  const tree = new Set([root])
  // Whoever was started has a higher number than who started it, but for the day the numbers begin again.
  for (const each of processes.sort((a, b) => a.id - b.id)) if (tree.has(each.parent)) tree.add(each.id)
  const own = processes.filter(({ id }) => tree.has(id))
  const sum = (key: 'pages' | 'ticks') => own.reduce((total, each) => total + each[key], 0)
  return { megabytes: (sum('pages') * 4096) / 1024 / 1024, cpuSeconds: sum('ticks') / ticks }
}

/** Of those it started and that have ended, it has their times. */
async function readProcess(name: string) {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The name of a program stands in brackets and may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const [user = 0, system = 0, ofUser = 0, ofSystem = 0] = fields.slice(11, 15)
  return { id: Number(name), parent, pages: fields[21] ?? 0, ticks: user + system + ofUser + ofSystem }
}
