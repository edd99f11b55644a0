import { articleScenes } from './articles'
import { develop } from './develop'
import { landingScenes } from './landing-scenes'
import { renderScene } from './render-scene'
import { serviceScenes } from './service-scenes'

/** 1.6 to 1; what matters stands in the middle 70 %, which is left of it at 1.12 to 1. */
const coverSize = { width: 1280, height: 800 }

const serviceSize = { width: 1600, height: 700 }

/** Every picture made of signed distances, by file name. */
export async function renderScenes(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const [name, scene] of Object.entries(articleScenes))
    pictures.set(`articles/covers/${name}.webp`, await develop(renderScene(scene, coverSize.width, coverSize.height)))
  for (const [name, { scene, width, height }] of Object.entries(landingScenes))
    pictures.set(`landings/${name}.webp`, await develop(renderScene(scene, width, height), 'served'))
  for (const [name, scene] of Object.entries(serviceScenes))
    pictures.set(`services/${name}.webp`, await develop(renderScene(scene, serviceSize.width, serviceSize.height), 'served'))
  return pictures
}
