import { describe, expect, it } from 'vitest'
import { findBareTexts } from '../support/bare-texts'
import { browserCode } from '../support/browser-code'
import { read, sourceFiles } from '../support/files'

const find = (code: string) => findBareTexts([{ file: 'components/example.tsx', code }]).map((each) => each.code)
const inComponent = (jsx: string) =>
  find(`type P = { note: ReactNode; price: (id: string) => ReactNode }
  export function Example({ note, price, value, children }: P) { return ${jsx} }`)

describe('a text beside other nodes', () => {
  it.each([
    ['a value beside an element', '<p>{value} <b /></p>', 'value'],
    ['a message beside an element', "<p><b />{t('key')}</p>", "t('key')"],
    ['a text that is not always there', "<p><b />{value && 'late'}</p>", "'late'"],
    ['a text in turn with an element', "<p>{value ? 'text' : <b />}<i /></p>", "'text'"],
    ['two values', '<p>{value} {other}</p>', 'other'],
    ['a value before a space', '<p>{value} </p>', 'value'],
    ['a value before a written space', "<p>{value}{' '}</p>", 'value'],
    ['words before a value', '<p>Price: {value}</p>', 'Price: '],
    ['a text in a fragment, whose siblings nobody sees', '<>{value}</>', 'value'],
    ['texts of a list', '<p>{list.map((each) => label(each))}<b /></p>', 'label(each)'],
    ['a text held by a constant', "<p>{(() => { const held = 'text'; return <i>{held}<b /></i> })()}</p>", "'text'"],
    ['a component that is nothing but a text', 'value', 'value'],
    ['a text handed to a boundary', '<Suspense>{value}</Suspense>', 'value'],
  ])('is found: %s', (_, jsx, code) => {
    expect(inComponent(jsx)).toContain(code)
  })

  it.each([
    ['a text alone in its element', '<p>{value}</p>'],
    ['one text of several parts', "<p>{value + ' of ' + other}</p>"],
    ['elements that come and go', "<p>{value && <b>{value}</b>}{' '}<i /></p>"],
    ['elements of a list', '<ul>{list.map((each) => <li key={each}>{each}</li>)}<li /></ul>'],
  ])('is not found: %s', (_, jsx) => {
    expect(inComponent(jsx)).toEqual([])
  })

  it('is found where it is given to a component that puts it beside others', () => {
    const given = (attributes: string) =>
      find(`function Row({ note, price, children }: { note: ReactNode; price: (id: string) => ReactNode }) { return <p><b />{note}{price('a')}{children}</p> }
        export function Example({ value }) { return <Row ${attributes}<Row note={<b />} price={() => <i />}><b>{value}</b></Row></Row> }`)
    expect(given('note={value} price={(id) => <b>{id}</b>}>')).toEqual(['value'])
    expect(given('note={<b />} price={(id) => sum(id)}>')).toEqual(['sum(id)'])
    expect(given('note={<b />}>words')).toEqual(['words'])
    expect(given('note={<b />}>')).toEqual([])
  })
})

describe('what runs in the browser', () => {
  const withCode = (files: readonly string[]) => files.filter((file) => file.endsWith('.tsx')).map((file) => ({ file, code: read(file) }))
  const components = withCode(browserCode())

  it('puts each text into an element of its own (`<span>{text}</span>`, or one template): translators and extensions move texts that React holds', () => {
    expect(components.length).toBeGreaterThan(150)
    expect(findBareTexts(components, withCode(sourceFiles))).toEqual([])
  })
})
