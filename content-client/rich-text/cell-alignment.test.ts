import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { cellAlignment } from './cell-alignment'

it('tells the style sheet how a column is aligned, and uses no attribute HTML has dropped', async () => {
  const markdown = '| A | B | C |\n|---|--:|:-:|\n| 1 | 2 | 3 |'
  const html = String(
    await unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(cellAlignment).use(rehypeStringify).process(markdown),
  )
  expect(html).toContain('<th>A</th>\n<th data-align="right">B</th>\n<th data-align="center">C</th>')
  expect(html).toContain('<td data-align="right">2</td>')
  expect(html).not.toContain(' align=')
})
