import { describe, expect, it } from 'vitest'
import { read, sourceFiles } from '../support/files'
import { findUsages, isUsed } from '../support/message-usage'
import { messagesOf } from '../support/messages'

describe('a word of the interface', () => {
  const code = `
    import en from '@/messages/en.json'
    export async function Page({ stage, words }) {
      const t = useTranslations('Hero')
      const [names] = await Promise.all([getTranslations({ locale, namespace: 'Names' })])
      t('title'); t.rich('lead', { br }); t(open ? 'less' : 'more'); names(\`stages.\${stage}\`)
      words.in('Tools')('undo')
      return <Leaf words={pickMessages(useMessages().Form, list)} footnotes={en.RichText.footnotes} />
    }
    function Leaf({ words }) { return [words.label, words.heading] }
    const stages = ['discovery']
    function Other() { const t = useTranslations('Other'); t('hidden') }`
  const usages = findUsages([{ file: 'page.tsx', code }])

  it.each([
    ['spelled out', 'Hero.title'],
    ['with markup in it', 'Hero.lead'],
    ['one of two', 'Hero.more'],
    ['made from parts', 'Names.stages.discovery'],
    ['in a namespace asked for on the spot', 'Tools.undo'],
    ['handed to the browser and read there', 'Form.label'],
    ['read out of the catalogue', 'RichText.footnotes.heading'],
  ])('is found when it is %s', (_, key) => {
    expect(isUsed(key, usages)).toBe(true)
  })

  it.each(['Hero.subtitle', 'Hero.hidden', 'Names.stages.launch', 'Names.title', 'Form.placeholder', 'Tools.redo'])(
    'is missed when nothing asks for it: %s',
    (key) => {
      expect(isUsed(key, usages)).toBe(false)
    },
  )
})

describe('the words of the interface', () => {
  const files = sourceFiles.filter((file) => /^(app|build|components|estimate|routing|scripts|server)\//.test(file))
  const usages = findUsages(files.map((file) => ({ file, code: read(file) })))
  const keys = [...messagesOf('en').keys()]

  it('are all asked for', () => {
    expect(keys.length).toBeGreaterThan(150)
    expect(keys.filter((key) => !isUsed(key, usages))).toEqual([])
  })
})
