import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { tableHeaders } from './table-headers'

it('says that a header heads its column, and makes an ordinary cell of one without words', async () => {
  const markdown = '| | Checked |\n|---|---|\n| Payment | yes |'
  const html = String(
    await unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(tableHeaders).use(rehypeStringify).process(markdown),
  )
  expect(html).toContain('<td></td>\n<th scope="col">Checked</th>')
})
