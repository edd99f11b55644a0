import { describe, expect, it } from 'vitest'
import { assertMeant } from './assert-meant'
import { parseMarkdown } from './parse'

const read = (markdown: string) => () => assertMeant(markdown, parseMarkdown(markdown))

describe('what an editor meant and Markdown does not', () => {
  it.each([
    ['a link with a space', 'See [audit](/services/technical audit).', '“[audit](/services/technical audit)” is no link'],
    ['a link with a space to another site', '[x](https://example.com/a b)', '“[x](https://example.com/a b)” is no link'],
    ['a picture with a space', '![Night](/images/a night.jpg)', 'is no link'],
    ['a space between words and address', '[audit] (/services/technical-audit)', 'is no link'],
    ['a fence that is never closed', '```js\na\n\n## Next', 'is never closed; write ``` in a line of its own'],
    ['a fence of tildes that is never closed', 'A\n\n~~~~\na\n~~~', 'write ~~~~ in a line'],
    ['a fence in a list that is never closed', '- one\n\n  ```\n  a', 'is never closed'],
    ['a heading without words', 'A\n\n## \n\nB', 'a heading has no words'],
    ['an anchor in braces', '## Price {#price}', 'would be read with its braces'],
    ['a class in braces', '## Price {.big}', 'would be read with its braces'],
    ['a table pasted with tabs', 'Size\tPrice\nSmall\t1', 'a table was pasted as one paragraph'],
    ['a table without a line below its head', '| Size | Price |\n| Small | 1 |', 'has no line of |---|---|'],
    ['a list with bullets of a word processor', '• one\n• two', 'a list was pasted as one paragraph'],
    ['a list with ticks', '✓ one\n✓ two', 'a list was pasted as one paragraph'],
    ['an alert', '> [!NOTE]\n> Without VAT.', 'would be read with its brackets'],
    ['a link with a space in a heading', '## See [audit](/services/technical audit)', '“[audit](/services/technical audit)” is no link'],
    ['a link with a space in a cell', '| a | b |\n|---|---|\n| [x](/a b) | 1 |', '“[x](/a b)” is no link'],
    ['a link with a space in bold words', 'See **the [x](/a b)**', '“[x](/a b)” is no link'],
    ['a link of a messenger with a space', '[x](viber://chat?number=380 44)', 'is no link'],
    ['an address with a space between its brackets', 'See <https://example.com/a b>', 'is not one'],
    ['a link whose address no line has', 'See [the audit][1].', '“[the audit][1]” leads nowhere'],
    ['a link whose line has a space', 'See [the audit][].\n\n[the audit]: /services/technical audit', 'leads nowhere'],
    ['a picture whose address no line has', '![Night][night]', '“[Night][night]” leads nowhere'],
    ['a note without a text', 'A claim[^1] and a second.[^two]', '“[^two]” is a note without a text'],
    ['a heading without a space', '##Price\n\nText', 'is no heading; write a space'],
    ['a paragraph with a line below', `${'Long words. '.repeat(20)}\n---`, 'would be one heading'],
    ['bold words with a space inside', 'This is **bold **and not', 'would be read with its **'],
    ['bold words that never end', 'This is **bold and not', 'would be read with its **'],
    ['a list of dashes', 'Ми робимо:\n— сайти\n— застосунки', 'a list was pasted as one paragraph'],
    ['a fence of tildes in a list', '1. one\n\n   ~~~js\n   a\n\n2. two', 'is never closed'],
    ['a fence in a quotation', '> ```\n> a\n\nText', 'is never closed'],
    ['the fields of a file', '---\ntitle: Price\n---\n\nText', 'begins with the fields of a file'],
  ])('is told: %s', (_what, markdown, sentence) => {
    expect(read(markdown)).toThrow(sentence)
  })

  it.each([
    ['links and pictures', 'See [audit](/services/technical%20audit "A b"), ![Night](/a.jpg) and [a (b)](/c(d)).'],
    ['code that shows such a link', 'Write `[x](/a b)` or\n\n```md\n[x](/a b)\n• one\n• two\n```'],
    ['an indented code', 'A\n\n    ```\n    a'],
    ['fences that are closed', '````md\n```\n````\n\n> ~~~\n> a\n> ~~~~\n\n- a\n\n  ```\n  b\n  ```'],
    ['a rule, a bullet and a tab in a line', '---\n\nOne • two • three\tfour'],
    ['lists and tables', '- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |'],
    ['brackets in prose', 'as in [1] (see below) and f[0](x), rows[0][1] and [a]'],
    ['signs that are meant', '\\[x\\](/a b), \\[a\\]\\[b\\], \\*\\*, 2**8 and `**`, `[^1]`'],
    ['a line that begins with a dash', 'One line\n— and its second part — goes on'],
    ['a hashtag', '#ukraine and # a sign'],
  ])('and nothing of what is Markdown: %s', (_what, markdown) => {
    expect(read(markdown)).not.toThrow()
  })
})
