import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawAgentWay } from './agent-way'
import { drawAnswerFlights } from './answer-flights'
import { renderCaseCovers } from './case-covers/render'
import { drawClosedDoor } from './closed-door'
import { drawDawn } from './dawn'
import { drawGrowth } from './growth'
import { drawManifest } from './manifest'
import { withCamera } from './photograph'
import { drawPortraits } from './portraits'
import { drawSatelliteSheet } from './satellite-sheet'
import { renderScenes } from './scenes/render-scenes'
import { drawSky } from './sky'
import { drawStages } from './stage-drawings'

const folder = join(process.cwd(), 'public')

const photographed = await withCamera(async (photograph) => [...(await drawSky(photograph)), ...(await renderCaseCovers(photograph))])

await save('images', [
  ...drawPortraits(),
  ...drawStages(),
  ...drawAnswerFlights(),
  ...drawAgentWay(),
  ...drawDawn(),
  ...drawManifest(),
  ...photographed,
])
await save('images', await drawGrowth(join(folder, 'images')))
await save('images', await drawClosedDoor(join(folder, 'images')))
await save('images', await drawSatelliteSheet(join(folder, 'images')))
await save('images', await renderScenes())

async function save(under: string, pictures: Iterable<readonly [path: string, content: string | Buffer]>): Promise<void> {
  for (const [path, content] of pictures) {
    const file = join(folder, under, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
