import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawArticleCovers } from './article-covers'
import { renderCaseCovers } from './case-covers/render'
import { drawLandings } from './landing-drawings'
import { drawPortraits } from './portraits'
import { drawStages } from './stage-drawings'

const images = join(process.cwd(), 'public', 'images')

for (const [path, content] of [
  ...drawPortraits(),
  ...drawStages(),
  ...drawArticleCovers(),
  ...drawLandings(),
  ...(await renderCaseCovers()),
]) {
  const file = join(images, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
