import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { drawArticleCovers } from './article-covers'
import { renderCaseCovers } from './case-covers/render'
import { renderIcons } from './icons'
import { drawPortraits } from './portraits'
import { drawSky } from './sky'
import { drawStages } from './stage-drawings'

const folder = join(process.cwd(), 'public')
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
})

try {
  const drawn = [...drawPortraits(), ...drawStages(), ...drawArticleCovers()]
  const photographed = [...(await drawSky(browser)), ...(await renderCaseCovers(browser))]
  await save('images', [...drawn, ...photographed])
  await save('.', [...(await renderIcons(folder))])
} finally {
  await browser.close()
}

async function save(under: string, pictures: readonly (readonly [path: string, content: string | Buffer])[]): Promise<void> {
  for (const [path, content] of pictures) {
    const file = join(folder, under, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
