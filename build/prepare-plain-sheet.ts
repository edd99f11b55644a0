import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from 'sass'

const folder = join('styles', 'generated')

export function compilePlainSheet(name: 'plain' | 'preview' | 'report'): string {
  return compile(join('styles', `${name}.scss`), { loadPaths: ['.'], style: 'compressed' }).css
}

/** Compiles the sheets of the pages without scripts, which carry them inside. */
export async function preparePlainSheet(): Promise<void> {
  const [plain, report] = (['plain', 'report'] as const).map((name) => {
    return `export const ${name}Sheet = ${JSON.stringify(compilePlainSheet(name))}\n`
  })
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'plain-sheet.ts'),
    `/** Written from styles/plain.scss and styles/report.scss before every build. */\n${plain}${report}`,
  )
}
