import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

// After `npx playwright test --project=browser tests/visual --update-snapshots=all`: 256 colours are a third of the bytes, and far below
// what the comparison takes for a difference.
const folder = join('tests', 'visual', 'baselines')
for (const name of await readdir(folder)) {
  const file = join(folder, name)
  const drawn = await readFile(file)
  const { isPalette } = await sharp(drawn).metadata()
  if (!isPalette) await writeFile(file, await sharp(drawn).png({ palette: true, quality: 90, effort: 8, dither: 0.6 }).toBuffer())
}
