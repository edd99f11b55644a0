import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeKept } from '@/build/write-kept'
import { clearSamples } from './clear'
import { findSamples } from './status'

describe('clearing a site of its samples', () => {
  let root = ''
  const read = (file: string) => readFile(join(root, 'content', file), 'utf8')

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'clear-'))
    await cp('content', join(root, 'content'), { recursive: true })
    await cp('styles/settings/brand.json', join(root, 'styles/settings/brand.json'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  it('leaves no entry that is a sample, and all others', async () => {
    const before = await readdir(join(root, 'content'), { recursive: true })
    const gone = await clearSamples(root)
    const after = await readdir(join(root, 'content'), { recursive: true })
    const kinds = (await findSamples(root)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => !['brand', 'prices', 'placeholders', 'names', 'organisation'].includes(kind))).toEqual([])
    expect(before.filter((file) => !after.includes(file)).map((file) => `content/${file}`)).toEqual(
      expect.arrayContaining(gone.filter((file) => !file.endsWith('top-banner.yaml'))),
    )
  })

  it('keeps the words of a link to what is gone, and drops a sentence that was only a link', async () => {
    await writeKept(join(root, 'content/cases/tea.yaml'), 'sample: true\nen: {}\nuk: {}\n')
    const text = 'We built [a\n  shop](/portfolio/tea#facts) and [this](/services). [Read the case](/portfolio/tea). It runs.\n'
    await writeKept(join(root, 'content/services/design-sprint.en.md'), text)
    await clearSamples(root)
    expect(await read('services/design-sprint.en.md')).toBe('We built a\n  shop and [this](/services). It runs.\n')
  })

  it('takes what is gone out of the fields that name it, and leaves the rest of a file as it was written', async () => {
    const rest = '# Chosen by hand.\nen:\n  lead: a text\n    of two lines\n'
    await writeKept(join(root, 'content/cases/tea.yaml'), 'sample: true\nen: {}\nuk: {}\n')
    await writeKept(join(root, 'content/cases/real.yaml'), 'en: {}\nuk: {}\n')
    await writeKept(join(root, 'content/services/technical-audit.yaml'), `price: 1\ncases:\n- tea\n- real\n${rest}`)
    await writeKept(join(root, 'content/cost-guides/saas.yaml'), `study: tea\n${rest}`)
    await clearSamples(root)
    expect(await read('services/technical-audit.yaml')).toBe(`price: 1\ncases: [real]\n${rest}`)
    expect(await read('cost-guides/saas.yaml')).toBe(rest)
  })

  it('takes down a banner whose page is gone', async () => {
    await clearSamples(root)
    expect(await readdir(join(root, 'content'))).not.toContain('top-banner.yaml')
  })
})
