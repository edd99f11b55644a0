import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { encodePath } from '@/routing/pictures'
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

const address = '/_ipx/f_webp,q_80,w_640/images/a.webp'

it.each([
  ['Markdown', `![A](${address})`],
  ['Markdown with a title', `![A](${address} "Title")`],
  ['Markdown in angle brackets', `![A](<${address}>)`],
  ['a link to a picture', `[![A](${address})](${address}).`],
  ['a reference', `[a]: ${address}\n`],
  ['emphasis', `**${address}** _${address}_ ~~${address}~~ \`${address}\``],
  ['a sentence', `See ${address}. And ${address}, ${address}; ${address}: ${address}! (${address}…)`],
  ['an attribute', `<img src="${address}"><img src='${address}'><img src=${address}>`],
  ['a srcset', `<img srcset="${address} 640w, ${address} 2x,${address},${address}">`],
  ['escaped HTML', `&lt;img src=&quot;${address}&quot;&gt; &#x27;${address}&#x27;`],
  ['a style', `url(${address}) url("${address}") url( ${address} ); --a:url(${address});`],
  ['JSON', JSON.stringify({ a: `"${address}"\n`, b: [address], c: `${address}\\` })],
  ['JSON in a script', `"${address}\\u0026w=1" \\"${address}\\" \\u003cimg src=${address}\\u003e`],
  ['a table', `|${address}|${address} |`],
  ['braces', `{${address}} [${address}] ${address}^`],
  ['a query and a hash', `${address}?v=1 ${address}#top`],
  ['XML', `<loc>${address}</loc>`],
  ['separators of another kind', address.replaceAll(',', '&amp;')],
])('the address of a picture ends where it does in %s', async (_where, text) => {
  const build = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(build, 'server', 'app'), { recursive: true })
  await writeFile(join(build, 'server', 'app', 'page.body'), text)
  expect((await listVariants(build)).map((found) => found.address.replaceAll('&', ','))).toEqual([address])
})

it.each(['photo (1).jpg', "Olena's [best]!.png", 'Знімок екрана 2026-11-28 о 12.30.webp', 'a&b;c,d=e+f@g.jpg', 'й*~.jpg'])(
  'a picture called %s is found whole in a text',
  async (name) => {
    const build = await mkdtemp(join(tmpdir(), 'built-'))
    await mkdir(join(build, 'server', 'app'), { recursive: true })
    await writeFile(join(build, 'server', 'app', 'page.body'), `![A](/_ipx/w_64/${encodePath(`images/${name}`)})`)
    expect((await listVariants(build)).map(({ path }) => path)).toEqual([`images/${name}`])
  },
)
