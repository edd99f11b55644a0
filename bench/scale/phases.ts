/** `cpuSeconds`: of all cores together. On a machine that others use, too, it says more than the time on the wall. */
export type Phase = { name: string; seconds: number; cpuSeconds: number }

/** What a build began with, after how many milliseconds, and how long it had kept cores busy by then. */
export type Said = { name: string; at: number; cpuSeconds: number }

/** What a build says when it begins with something: the steps of `build/build-all.ts`, and those of Next.js within one of them. */
const beginnings: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\d\/\d (.+?) …$/, ''],
  [/^(Checking .+?) …$/, ''],
  [/Creating an optimized production build/, '  compile'],
  [/Compiled successfully/, '  types and configuration'],
  [/Collecting page data/, '  collect page data'],
  [/Generating static pages/, '  generate pages'],
  [/Finalizing page optimization/, '  finalise pages, write manifests'],
  [/Collecting build traces/, '  trace files'],
]

/** Null for a line in the middle of something. */
export function phaseOf(line: string): string | null {
  for (const [pattern, name] of beginnings) {
    const found = pattern.exec(line)
    if (found) return name || (found[1] ?? null)
  }
  return null
}

/** How long each thing took; what is said of one thing again and again is one thing. */
export function toPhases(said: readonly Said[], end: Omit<Said, 'name'>): Phase[] {
  const begun = said.filter(({ name }, index) => said[index - 1]?.name !== name)
  return begun.map(({ name, at, cpuSeconds }, index) => {
    const next = begun[index + 1] ?? end
    return { name, seconds: (next.at - at) / 1000, cpuSeconds: next.cpuSeconds - cpuSeconds }
  })
}
