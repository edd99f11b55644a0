import { describe, expect, it } from 'vitest'
import { exclusionsLeft } from './exclusions'
import { textOf } from './texts'
import { blockTitles } from './titles'

const of = (id: string, chosen: readonly string[], locale: 'en' | 'uk' = 'en') =>
  exclusionsLeft(id, textOf(id, locale).excludes, { ids: [id, ...chosen], titles: blockTitles[locale] })

describe('what a block leaves out of an estimate', () => {
  it.each(['en', 'uk'] as const)('is all its lines where no other block brings any of it (%s)', (locale) => {
    for (const id of Object.keys(blockTitles[locale])) expect(of(id, [], locale)).toEqual(textOf(id, locale).excludes)
  })

  it('has no line whose block is chosen', () => {
    expect(of('ai.assist', []).join()).toContain('AI quality')
    expect(of('ai.assist', ['ai.eval']).join()).not.toContain('AI quality')
    expect(of('ai.assist', ['ai.eval'], 'uk').join()).not.toContain('Якість ШІ')
    expect(of('acc.teams', ['acc.rbac-s']).join()).not.toContain('“Roles”')
    expect(of('acc.teams', ['acc.rbac-s'], 'uk').join()).not.toContain('«Ролі»')
  })

  it('has none that leaves the other blocks of a group out while one is there', () => {
    expect(of('ai.eval', ['ai.assist'])).not.toContain('The AI function itself (the other AI blocks)')
    expect(of('ai.eval', ['ai.assist'], 'uk').join()).not.toContain('інші блоки')
    expect(of('ai.eval', ['acc.email'])).toContain('The AI function itself (the other AI blocks)')
  })

  it('drops a line with a choice of blocks for either, and one with several names what is missing', () => {
    expect(of('com.inbox', ['com.push']).join()).not.toContain('outside the product')
    const some = of('int.api', ['pay.checkout'])
    expect(some).toContain('The “Delivery service integration” block')
    expect(of('int.api', ['pay.checkout'], 'uk')).toContainEqual(expect.stringMatching(/^Блок «.+»$/))
    expect(some.join()).not.toContain('Payments and parcels')
    expect(of('int.api', ['pay.checkout', 'shop.delivery'])).not.toContain('The “Delivery service integration” block')
  })

  it('keeps the rest of a line, told as a line of its own', () => {
    const lines = of('cnt.media', ['com.video'])
    expect(lines).toContain('Broadcasts are priced separately')
    expect(lines.join()).not.toContain('Live calls')
  })
})
