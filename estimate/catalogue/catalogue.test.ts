import { describe, expect, it } from 'vitest'
import { typeset } from '../../content-client/typography'
import { version20261 } from './2026-1'
import evidence from './evidence.en.json'
import ukrainianEvidence from './evidence.uk.json'
import { groupNames, groupOf, groups } from './groups'
import english from './titles.en.json'
import ukrainian from './titles.uk.json'

const ids = version20261.blocks.map(({ id }) => id)

describe('the catalogue', () => {
  it('has 87 blocks in 15 groups, each once', () => {
    expect(new Set(ids).size).toBe(87)
    expect(ids).toHaveLength(87)
    expect(groupNames).toHaveLength(15)
    const prefixes = Object.values(groups).flat().map(String)
    expect(ids.filter((id) => !prefixes.includes(id.split('.')[0] ?? ''))).toEqual([])
    expect(groupNames.filter((group) => !ids.some((id) => groupOf(id) === group))).toEqual([])
  })

  it('has a title in both languages and evidence for every block, in the same order', () => {
    for (const words of [english, ukrainian, evidence, ukrainianEvidence]) {
      expect(Object.keys(words)).toEqual(ids)
      expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([])
    }
  })

  it('has Ukrainian titles set as Ukrainian is set', () => {
    expect([...Object.values(ukrainian), ...Object.values(ukrainianEvidence)].filter((title) => typeset(title, 'uk') !== title)).toEqual([])
  })

  it('asks only for blocks that exist', () => {
    const needed = version20261.blocks.flatMap(({ requires }) => requires.flat())
    expect(needed.length).toBeGreaterThan(20)
    expect(needed.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has ids that fit into an address, those of technologies too', () => {
    const options = version20261.technologies.map(({ id }) => id)
    expect(ids.filter((id) => !/^[a-z]+\.[a-z]+(?:-[sml])?$/.test(id))).toEqual([])
    expect(options.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
    expect(new Set(options).size).toBe(options.length)
  })
})
