import { fragmentShader, vertexShader } from './shader'

/** What is painted: lengths in px of the canvas, angles in radians. */
export type View = {
  centre: readonly [number, number]
  slip: readonly [number, number]
  radius: number
  unit: number
  reach: number
  bright: number
  scale: number
  light: number
  globe: readonly number[]
  time: number
  life: number
  cities: number
}

export type Painter = { draw(view: View): void; dispose(): void }

/** Paints a planet; nothing where the shader does not compile. */
export async function makePainter(gl: WebGL2RenderingContext): Promise<Painter | undefined> {
  const program = await compile(gl)
  if (!program) return undefined
  // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, not of React
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  loadGrain(gl)
  const at = (name: string) => gl.getUniformLocation(program, name)
  const numbers = (['radius', 'unit', 'reach', 'bright', 'scale', 'time', 'life', 'cities'] as const).map(
    (name) => [name, at(name)] as const,
  )
  const [centre, slip, sunPoint, height, globe] = ['centre', 'slip', 'sunPoint', 'height', 'globe'].map(at)

  return {
    draw(view) {
      const { drawingBufferWidth: width, drawingBufferHeight } = gl
      gl.viewport(0, 0, width, drawingBufferHeight)
      for (const [name, location] of numbers) gl.uniform1f(location, view[name])
      gl.uniform1f(height ?? null, drawingBufferHeight)
      gl.uniform2f(centre ?? null, ...view.centre)
      gl.uniform2f(slip ?? null, ...view.slip)
      gl.uniform2f(sunPoint ?? null, Math.cos(view.light), Math.sin(view.light))
      gl.uniformMatrix3fv(globe ?? null, false, view.globe)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

/** In the background where the browser can. */
async function compile(gl: WebGL2RenderingContext): Promise<WebGLProgram | undefined> {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return undefined
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.bindAttribLocation(program, 0, 'corner')
  gl.linkProgram(program)
  const parallel = gl.getExtension('KHR_parallel_shader_compile')
  // Asked before it is ready, it would hold up the page.
  while (parallel && !gl.isContextLost() && !gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR))
    await new Promise((resolve) => setTimeout(resolve, 30))
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined
}

/** Numbers without a pattern in a cube, the same in every visit. */
function loadGrain(gl: WebGL2RenderingContext): void {
  const size = 32
  const cube = new Uint8Array(size ** 3 * 4)
  let state = 23
  for (let at = 0; at < cube.length; at++) {
    state = (state * 16807) % 2147483647
    cube[at] = state >> 16
  }
  gl.bindTexture(gl.TEXTURE_3D, gl.createTexture())
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA8, size, size, size, 0, gl.RGBA, gl.UNSIGNED_BYTE, cube)
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) gl.texParameteri(gl.TEXTURE_3D, side, gl.REPEAT)
}
