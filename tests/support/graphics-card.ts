import type { Page } from '@playwright/test'
import { launchOptions } from './chromium'

const { args, ...rest } = launchOptions()

/** A browser in which a processor does what a graphics card would: everything is drawn as there, only slowly. */
export const softwareGraphics = {
  ...rest,
  args: [...args.filter((each) => each !== '--disable-gpu'), '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}

/** Makes the page take the machine for a laptop with a graphics card, and its frames for this long, in ms. */
export async function pretendGraphicsCard(page: Page, frame = 1000 / 60): Promise<void> {
  await page.addInitScript((frame) => {
    for (const [name, value] of Object.entries({ hardwareConcurrency: 8, deviceMemory: 8 }))
      Object.defineProperty(navigator, name, { value })
    const canvas = HTMLCanvasElement.prototype
    const open = canvas.getContext as (this: HTMLCanvasElement, kind: string, wishes: object) => RenderingContext | null
    Object.assign(canvas, {
      getContext(this: HTMLCanvasElement, kind: string, wishes: object) {
        return open.call(this, kind, { ...wishes, failIfMajorPerformanceCaveat: false, preserveDrawingBuffer: true })
      },
    })
    const graphics = WebGL2RenderingContext.prototype
    const ask = graphics.getParameter
    graphics.getParameter = function (name) {
      return name === this.RENDERER || name === 0x9246 ? 'ANGLE (Intel, Intel(R) UHD Graphics 620, OpenGL 4.6)' : ask.call(this, name)
    }
    const request = window.requestAnimationFrame.bind(window)
    let now = performance.now()
    window.requestAnimationFrame = (act) => {
      const told = now + frame
      return request(() => {
        now = Math.max(now, told)
        act(now)
      })
    }
  }, frame)
}
