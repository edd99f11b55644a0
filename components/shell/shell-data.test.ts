import { describe, expect, it } from 'vitest'
import type { RouteTarget } from '@/routing/routes'
import { menuPosition, toContactItems, toMenuItems, toQuickActions } from './shell-data'

const everything = { team: ['a person'], reviews: ['a review'], portfolio: ['a case'], blog: ['an article'] }

describe('the menu', () => {
  it('has the six pages and the two places on the home page, in their order', () => {
    expect(toMenuItems('en', everything).map(({ key, href }) => [key, href])).toEqual([
      ['index', '/'],
      ['services', '/services'],
      ['portfolio', '/portfolio'],
      ['estimate', '/estimate'],
      ['blog', '/blog'],
      ['contacts', '/contacts'],
      ['team', '/#team'],
      ['reviews', '/#reviews'],
    ])
  })

  it('leads to no place that has nothing to show', () => {
    for (const place of ['team', 'reviews', 'portfolio', 'blog'] as const)
      expect(toMenuItems('en', { ...everything, [place]: [] }).map(({ key }) => key)).toEqual(
        toMenuItems('en', everything).flatMap(({ key }) => (key === place ? [] : [key])),
      )
  })

  it('stays in Ukrainian', () => {
    for (const { href } of [...toMenuItems('uk', everything), ...toQuickActions('uk')]) expect(href).toMatch(/^\/uk($|[/#])/)
  })

  it('offers an estimate and a contact at once', () => {
    expect(toQuickActions('en').map(({ key, href }) => [key, href])).toEqual([
      ['contacts', '/contacts'],
      ['estimate', '/estimate'],
    ])
  })
})

describe('the place of a page in the menu', () => {
  const position = (target: RouteTarget | null) =>
    toMenuItems('en', everything).flatMap((item) => {
      const found = menuPosition(item, target)
      return found ? [`${item.key}: ${found}`] : []
    })

  it.each<[RouteTarget, string]>([
    ['index', 'index: current'],
    ['services', 'services: current'],
    ['services/design-sprint', 'services: inside'],
    ['estimate/results', 'estimate: inside'],
    [{ name: 'blog/article', slug: 'ai/rag-cost' }, 'blog: inside'],
    [{ name: 'portfolio/case', slug: 'zernolan' }, 'portfolio: inside'],
    ['blog/not-found', 'blog: inside'],
  ])('of %o is %s, and no other', (target, found) => {
    expect(position(target)).toEqual([found])
  })

  it.each<[RouteTarget | null]>([['privacy-policy'], ['landings/strapi'], ['extra'], [null]])('is nowhere for %o', (target) => {
    expect(position(target)).toEqual([])
  })
})

describe('the contacts', () => {
  it('can be written to and called, however the number is typed', () => {
    expect(toContactItems('hello@example.com', '+380 (44) 000-00-00')).toEqual([
      { kind: 'email', label: 'hello@example.com', href: 'mailto:hello@example.com' },
      { kind: 'phone', label: '+380\u00A0(44)\u00A0000-00-00', href: 'tel:+380440000000' },
    ])
  })

  it('leave out what could not be read', () => {
    expect(toContactItems(null, '+380').map(({ kind }) => kind)).toEqual(['phone'])
    expect(toContactItems('a@example.com', null).map(({ kind }) => kind)).toEqual(['email'])
    expect(toContactItems(null, null)).toEqual([])
  })
})
