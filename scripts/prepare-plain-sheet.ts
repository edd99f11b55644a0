import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from 'sass'

const folder = join('styles', 'generated')

/** Compiles the sheet of the pages without scripts, which carry it inside. */
export async function preparePlainSheet(): Promise<void> {
  const { css } = compile(join('styles', 'plain.scss'), { loadPaths: ['.'], style: 'compressed' })
  const module = `/** Written from styles/plain.scss before every build. */\nexport const plainSheet = ${JSON.stringify(css)}\n`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'plain-sheet.ts'), module)
}
