import { describe, expect, it } from 'vitest'
import { flatten } from './flatten'

const flat = (value: unknown) => flatten(value, 'https://content.example/api')

describe('an answer of the content service', () => {
  it('gives the same fields in the shape of version 4 and of version 5', () => {
    const expected = [
      { id: 2, name: 'GitHub', priority: 1 },
      { id: 1, name: 'LinkedIn', priority: null },
    ]
    const meta = { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 2 } }
    const version4 = expected.map(({ id, ...attributes }) => ({ id, attributes }))
    expect(flat({ data: version4, meta })).toEqual(expected)
    expect(flat({ data: expected, meta })).toEqual(expected)
  })

  it('of one record is that record', () => {
    expect(flat({ data: { id: 1, attributes: { phone: '+380' } }, meta: {} })).toEqual({ id: 1, phone: '+380' })
    expect(flat({ data: { id: 1, documentId: 'a', phone: '+380' }, meta: {} })).toEqual({ id: 1, documentId: 'a', phone: '+380' })
  })

  it('without a record is nothing, and a list without entries is an empty list', () => {
    expect(flat({ data: null, meta: {} })).toBeNull()
    expect(flat({ data: [], meta: {} })).toEqual([])
  })

  it('that is no answer at all is left for the schemas to refuse', () => {
    expect(flat('text')).toBe('text')
    expect(flat({ data: 'text' })).toEqual({ data: 'text' })
    expect(flat({ error: { status: 500 } })).toEqual({ error: { status: 500 } })
  })
})

describe('a picture', () => {
  const picture = { url: '/uploads/a.png', mime: 'image/png', alternativeText: null, width: 10, height: 5 }
  const expected = { ...picture, id: 7, url: 'https://content.example/uploads/a.png' }

  it('gets the address of the service before its own', () => {
    expect(flat({ id: 1, attributes: { cover: { data: { id: 7, attributes: picture } } } })).toEqual({ id: 1, cover: expected })
    expect(flat({ id: 1, cover: { id: 7, ...picture } })).toEqual({ id: 1, cover: expected })
  })

  it('on another host keeps its address', () => {
    expect(flat({ ...picture, url: 'https://cdn.example/a.png' })).toMatchObject({ url: 'https://cdn.example/a.png' })
  })

  it('that was not chosen is absent', () => {
    expect(flat({ id: 1, attributes: { cover: { data: null } } })).toEqual({ id: 1, cover: null })
    expect(flat({ id: 1, cover: null })).toEqual({ id: 1, cover: null })
  })

  it('is not seen in every field called url', () => {
    expect(flat({ name: 'GitHub', url: 'https://github.com/a' })).toEqual({ name: 'GitHub', url: 'https://github.com/a' })
  })
})

describe('what an entry refers to', () => {
  it('is unwrapped however deep it stands', () => {
    const version4 = {
      id: 1,
      attributes: { price: { id: 3, kind: 'preset', presets: { data: [{ id: 9, attributes: { slug: 'rag-poc' } }] } } },
    }
    expect(flat(version4)).toEqual({ id: 1, price: { id: 3, kind: 'preset', presets: [{ id: 9, slug: 'rag-poc' }] } })
  })

  it('may be nothing', () => {
    expect(flat({ id: 1, attributes: { related: { data: [] }, preset: { data: null } } })).toEqual({ id: 1, related: [], preset: null })
  })
})

describe('a field', () => {
  it('of JSON stays as it was written', () => {
    const settings = {
      data: { origin: 'new' },
      attributes: { a: 1 },
      nested: { data: [1, 2] },
      alone: { data: { origin: 'new' } },
      list: [[1, 2]],
    }
    expect(flat({ id: 1, attributes: { settings } })).toEqual({ id: 1, settings })
    expect(flat({ id: 1, settings })).toEqual({ id: 1, settings })
  })

  it('whose text an editor has emptied counts as absent', () => {
    expect(flat({ id: 1, attributes: { title: '', seo: { id: 2, title: '' } } })).toEqual({
      id: 1,
      title: null,
      seo: { id: 2, title: null },
    })
  })

  it('keeps false and zero', () => {
    expect(flat({ id: 0, attributes: { sample: false, priority: 0 } })).toEqual({ id: 0, sample: false, priority: 0 })
  })
})
