import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { read } from '../support/files'
import { htmlRules } from '../support/html-rules'
import { siteRoutes } from '../support/routes'

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))

async function findMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
}

describe('the HTML of every page', () => {
  it.each(siteRoutes.map(({ address, file }) => [address, file] as const))('has no mistake: %s', async (_address, file) => {
    expect(await findMistakes(read(file))).toEqual([])
  })

  it.each([
    ['a block in a list', '<ul><div>x</div></ul>', 'element-permitted-content'],
    ['an attribute HTML has dropped', '<table><tr><td align="right">1</td></tr></table>', 'no-deprecated-attr'],
    ['an anchor used twice', '<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
    ['an element left open', '<main><p>x</p>', 'close-order'],
  ])('would be found with %s', async (_mistake, html, rule) => {
    expect((await findMistakes(html)).join()).toContain(rule)
  })
})
