import { differences } from '../support/compare-releases'
import { copySite } from '../support/site-copy'
import { expect, test } from '../support/site-test'

test('a release made of the one before answers like one that was built from nothing', async () => {
  test.setTimeout(1_200_000)
  const site = await copySite()
  try {
    await site.build()
    await site.edit('content/articles/friday-note.en.md', (text) => `${text}\nAnd one more thing, for whoever reads to the end.\n`)
    await site.edit('content/articles/page-on-a-tram.yaml', (text) => text.replace(/^ {2}title: .*$/m, '  title: A new name'))
    const again = await site.build()
    expect(again.said).toMatch(/Rendering \d+ of \d+ pages and lists again/)
    const kept = await site.forgetReleases(again.release)
    const whole = await site.build()
    expect(whole.said).not.toContain('again …')
    expect(await differences({ folder: kept }, { folder: whole.release })).toEqual([])
  } finally {
    await site.remove()
  }
})
