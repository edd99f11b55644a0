import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listVariants } from './list-variants'

it('a picture is found once, also where a long page breaks its address between two rows of data', async () => {
  const build = await mkdtemp(join(tmpdir(), 'built-'))
  const folder = join(build, 'server', 'app')
  await mkdir(folder, { recursive: true })
  const page =
    '<img src="/_ipx/f_webp,q_80,w_640/images/a.webp?v=1"><script>self.__next_f.push([1,"src /_ipx/f_avif,q_58,w_640/imag"])</script>' +
    '<script>self.__next_f.push([1,"es/a.webp?v=1 and /_ipx/f_webp,q_80,w_640/images/a.webp"])</script>'
  await writeFile(join(folder, 'long.html'), page)
  // The break may also stand within what every such address begins with, and an address may be the last word of a file.
  const split = 'self.__next_f.push([1,"src /_i"])</script><script>self.__next_f.push([1,"px/_/images/б.svg'
  await writeFile(join(folder, 'split.rsc'), split)
  expect((await listVariants(build)).map(({ address }) => address)).toEqual([
    '/_ipx/_/images/б.svg',
    '/_ipx/f_avif,q_58,w_640/images/a.webp',
    '/_ipx/f_webp,q_80,w_640/images/a.webp',
  ])
})
