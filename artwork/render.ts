import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawArticleCovers } from './article-covers'
import { renderCaseCovers } from './case-covers/render'
import { renderCaseScreens } from './case-screens/render'
import { withCamera } from './photograph'
import { drawPortraits } from './portraits'
import { drawStages } from './stage-drawings'

const images = join(process.cwd(), 'public', 'images')

const photographed = await withCamera(async (photograph) => [
  ...(await renderCaseCovers(photograph)),
  ...(await renderCaseScreens(photograph)),
])

for (const [path, content] of [...drawPortraits(), ...drawStages(), ...drawArticleCovers(), ...photographed]) {
  const file = join(images, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
