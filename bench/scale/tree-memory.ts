import { readdir, readFile } from 'node:fs/promises'

/** Megabytes in memory of a process and of all it started; on Linux, zero elsewhere. */
export async function treeMemory(root: number): Promise<number> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const processes = await Promise.all(ids.map(readProcess))
  const tree = new Set([root])
  // Whoever was started has a higher number than who started it, but for the day the numbers begin again.
  for (const each of processes.sort((a, b) => a.id - b.id)) if (tree.has(each.parent)) tree.add(each.id)
  return processes.filter(({ id }) => tree.has(id)).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024
}

async function readProcess(name: string) {
  const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
  const field = (key: string) => Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { id: Number(name), parent: field('PPid'), kilobytes: field('VmRSS') }
}
