/** What a browser tells of the machine it runs on; some tell less. */
export type Machine = {
  cores: number | undefined
  /** In GB, as browsers round it. */
  memory: number | undefined
  savesData: boolean
}

export function readMachine(): Machine {
  const {
    hardwareConcurrency: cores,
    deviceMemory: memory,
    connection,
  } = navigator as Navigator & {
    deviceMemory?: number
    connection?: { saveData?: boolean }
  }
  return { cores, memory, savesData: connection?.saveData === true }
}

/** Whether the code of the living planet is worth its download here. */
export function isWorthTrying({ cores = 4, memory = 4, savesData }: Machine): boolean {
  return !savesData && cores >= 4 && memory >= 4
}

/** Names under which processors draw instead of a graphics card. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render|swrast|virgl|svga3d|paravirtual/i

export const isSoftware = (renderer: string) => software.test(renderer)

/** A graphics card to draw with, or nothing. */
export function openGraphics(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'low-power',
  })
  if (!gl) return undefined
  if (!isSoftware(rendererOf(gl))) return gl
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return undefined
}

/** Firefox tells by the plain name and warns of the other. */
function rendererOf(gl: WebGL2RenderingContext): string {
  const plain = String(gl.getParameter(gl.RENDERER))
  const info = plain === 'WebKit WebGL' ? gl.getExtension('WEBGL_debug_renderer_info') : null
  return info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : plain
}
