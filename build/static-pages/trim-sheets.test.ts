import { describe, expect, it } from 'vitest'
import { createSheetTrimmer } from './trim-sheets'

const long = (name: string) => `.${name}{--padding:${'x'.repeat(4000)}}`
const address = '/_next/static/chunks/a.css'
const trim = (text: string, html: string, scripts: string[] = []) => createSheetTrimmer(new Set(scripts))({ address, text }, html)

describe('a sheet in a page', () => {
  it('loses the rules of elements the page does not have, and has an address of its own then', () => {
    const kept = '.Ab12Cd_here,p{top:0}'
    const { address: own, text } = trim(`${kept}${long('Ab12Cd_gone')}`, '<p class="Ab12Cd_here">')
    expect(text).toBe(kept)
    expect(own).toMatch(/^\/_next\/static\/chunks\/a\.css\?of=[0-9a-f]{12}$/)
  })

  it('keeps what a script may put there later', () => {
    const text = `${long('Ab12Cd_opened')}${long('Ab12Cd_gone')}`
    expect(trim(text, '<p>', ['Ab12Cd_opened']).text).toBe(long('Ab12Cd_opened'))
  })

  it('keeps a rule whose class is one of several that will do, or must be missing', () => {
    const kept = ':is(.Ab12Cd_gone,p) a,p:not(.Ab12Cd_gone:first-child){top:0}'
    expect(trim(`${kept}${long('Ab12Cd_gone')}`, '<p>').text).toBe(kept)
  })

  it('loses one selector of several, and conditions that hold nothing any more', () => {
    const text = `.Ab12Cd_gone,p{top:0}@media print{.Ab12Cd_gone{top:1px}}@layer base{.Ab12Cd_gone{top:2px}}${long('Ab12Cd_gone')}`
    expect(trim(text, '<p>').text).toBe('p{top:0}@layer base{}')
  })

  it('stays as it is where little would go', () => {
    const text = `.Ab12Cd_gone{top:0}${long('Ab12Cd_here')}`
    expect(trim(text, '<p class="Ab12Cd_here">')).toEqual({ address, text })
  })

  it('is another one for each kind of page', () => {
    const trimmer = createSheetTrimmer(new Set())
    const text = `${long('Ab12Cd_one')}${long('Ab12Cd_two')}`
    const of = (name: string) => trimmer({ address, text }, `<p class="${name}">`)
    expect(of('Ab12Cd_one').text).toBe(long('Ab12Cd_one'))
    expect(of('Ab12Cd_two').text).toBe(long('Ab12Cd_two'))
    expect(of('Ab12Cd_one').address).not.toBe(of('Ab12Cd_two').address)
  })
})
