import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { MarkdownSource } from '../rich-text/types'
import { collectionSchemas, shellSchemas, singleSchemas } from '.'
import * as parts from './parts'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('a slug', () => {
  it.each(['a', 'rag-cost', 'ai/rag-cost', 'ai/2026/rag'])('may be "%s"', (slug) => {
    expect(accepts(parts.slug, slug)).toBe(true)
  })

  it.each(['', 'Rag', 'rag_cost', 'rag--cost', '-rag', 'rag-', '/rag', 'rag/', 'ai//rag', '../rag', 'вартість', 'rag cost', 'a.b'])(
    'may not be "%s"',
    (slug) => {
      expect(accepts(parts.slug, slug)).toBe(false)
    },
  )
})

describe('a field', () => {
  it('is trimmed, and blank is empty', () => {
    expect(parts.text.parse('  words \n')).toBe('words')
    expect(accepts(parts.text, '   ')).toBe(false)
  })

  it('of Markdown waits for its language', () => {
    expect(parts.markdown.parse('**bold**')).toEqual(new MarkdownSource('**bold**'))
  })

  it('that may be empty is null however it was left out', () => {
    const optional = [parts.optionalText, parts.optionalDay, parts.optionalAddress, parts.optionalPicture, parts.optionalReference]
    for (const schema of [...optional, parts.priority, parts.seo])
      expect([undefined, null].map((value) => schema.parse(value))).toEqual([null, null])
    expect([undefined, null].map((value) => parts.sample.parse(value))).toEqual([false, false])
    expect([undefined, null].map((value) => parts.optionalList(parts.text).parse(value))).toEqual([[], []])
  })

  it('of the picture of a shared link takes no drawing, which messengers do not show', () => {
    const withImage = (url: string) => ({ image: { url, alternativeText: '' } })
    expect(['/images/a.jpg', 'https://cms.example/b.png?v=1'].every((url) => accepts(parts.seo, withImage(url)))).toBe(true)
    expect(['/images/a.svg', 'https://cms.example/b.SVG?v=1'].some((url) => accepts(parts.seo, withImage(url)))).toBe(false)
  })

  it('of a day is a day that exists', () => {
    expect(['2026-03-05', '2024-02-29'].every((day) => accepts(parts.day, day))).toBe(true)
    expect(['2026-02-29', '05.03.2026', '2026-03-05T10:00:00Z', ''].some((day) => accepts(parts.day, day))).toBe(false)
  })

  it('of an address leads to the web and to nothing else', () => {
    expect(accepts(parts.webAddress, 'https://example.org/a?b#c')).toBe(true)
    for (const address of ['javascript:alert(1)', 'mailto:a@example.org', '//example.org', 'example.org', 'https://'])
      expect(accepts(parts.webAddress, address), address).toBe(false)
  })

  it('of a path of the site never leaves it', () => {
    expect(['/', '/estimate', '/blog/ai?x=1#top'].every((path) => accepts(parts.sitePath, path))).toBe(true)
    expect(['estimate', '//evil.example', '/\\evil.example', '/a b', ''].some((path) => accepts(parts.sitePath, path))).toBe(false)
  })

  it('that names another entry may hold its slug or the whole entry', () => {
    expect(parts.reference.parse('rag-poc')).toBe('rag-poc')
    expect(parts.reference.parse({ id: 9, documentId: 'a', slug: 'rag-poc', title: 'Assistant' })).toBe('rag-poc')
    expect(accepts(parts.reference, { id: 9 })).toBe(false)
  })
})

describe('a review', () => {
  const review = { slug: 'one', quote: 'Good', name: 'A', role: 'B', company: 'C' }

  it('that is no sample needs an address where it can be checked', () => {
    const result = collectionSchemas.reviews.safeParse(review)
    expect(result.error?.issues).toMatchObject([{ path: ['sourceUrl'], message: expect.stringContaining('needs an address') }])
    expect(accepts(collectionSchemas.reviews, { ...review, sourceUrl: 'https://example.org/review' })).toBe(true)
    expect(accepts(collectionSchemas.reviews, { ...review, sample: true })).toBe(true)
  })
})

describe('a redirect', () => {
  it('is for good unless the entry says otherwise, and leads to a path or to another site', () => {
    const redirect = { slug: 'one', from: '/old', to: '/contacts' }
    expect(collectionSchemas.redirects.parse({ ...redirect, permanent: null })).toEqual({ ...redirect, permanent: true, note: null })
    expect(collectionSchemas.redirects.parse({ ...redirect, permanent: false })).toMatchObject({ permanent: false })
    expect(accepts(collectionSchemas.redirects, { ...redirect, to: 'https://example.org' })).toBe(true)
    for (const to of ['javascript:alert(1)', 'contacts', '//example.org'])
      expect(accepts(collectionSchemas.redirects, { ...redirect, to }), to).toBe(false)
  })
})

describe('a price', () => {
  const price = collectionSchemas.services.shape.price

  it('is our own or that of estimate presets, whatever else the content service sends along', () => {
    expect(price.parse({ id: 1, kind: 'fixed', fromUsd: 4000, toUsd: 6000, presets: [] })).toEqual({
      kind: 'fixed',
      fromUsd: 4000,
      toUsd: 6000,
    })
    expect(price.parse({ id: 1, kind: 'preset', fromUsd: null, toUsd: null, presets: [{ id: 1, slug: 'rag-poc' }] })).toEqual({
      kind: 'preset',
      presets: ['rag-poc'],
    })
    expect(price.parse({ id: 1, kind: 'work', work: ' 24 tl + 200 usd\n', fromUsd: null })).toEqual({
      kind: 'work',
      work: '24 tl + 200 usd',
    })
    expect(accepts(price, { kind: 'preset', presets: [] })).toBe(false)
    expect(accepts(price, { kind: 'work', work: ' ' })).toBe(false)
    expect(accepts(price, { kind: 'fixed', fromUsd: 0, toUsd: 6000 })).toBe(false)
  })
})

describe('the records of the shell', () => {
  it('keep what is shown and refuse what cannot be shown', () => {
    expect(shellSchemas['social-networks'].parse({ id: 1, name: 'GitHub', url: 'https://github.com/a', icon: {} })).toEqual({
      name: 'GitHub',
      url: 'https://github.com/a',
      priority: null,
    })
    expect(accepts(shellSchemas['sales-email'], { email: 'hello' })).toBe(false)
    expect(accepts(shellSchemas['sales-phone'], { phone: '' })).toBe(false)
    expect(accepts(singleSchemas['top-banner'], { label: 'New', text: 'a', linkText: 'b', link: 'https://evil.example' })).toBe(false)
  })
})
