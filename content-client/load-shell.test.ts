import { describe, expect, it, vi } from 'vitest'
import { memorySource } from '@/tests/support/memory-content'
import { smallContent } from '@/tests/support/small-content'
import { loadShell, sortByPriority } from './load-shell'
import type { ShellName } from './schemas'
import type { ContentSource, RawEntry } from './sources/source'

const linkedIn = { name: 'LinkedIn', url: 'https://www.linkedin.com/company/a', priority: 1 }
const gitHub = { name: 'GitHub', url: 'https://github.com/a', priority: null }

const full = { 'social-networks': [gitHub, linkedIn], 'sales-phone': [{ phone: '+380' }], 'sales-email': [{ email: 'a@example.com' }] }

function shell(records: Partial<Record<ShellName, RawEntry[]>>, lenient = true): ContentSource {
  return memorySource({ ...smallContent(), shell: { ...full, ...records } }, lenient)
}

describe('the records of header and footer', () => {
  it('are the social networks by priority, the sales phone and the sales e-mail', async () => {
    expect(await loadShell(shell({}))).toEqual({ socialNetworks: [linkedIn, gitHub], salesPhone: '+380', salesEmail: 'a@example.com' })
  })

  it('are left out, one by one, and logged when they cannot be used', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = shell({ 'social-networks': [linkedIn, { ...gitHub, url: 'javascript:alert(1)' }], 'sales-email': [{ email: null }] })
    expect(await loadShell(broken)).toEqual({ socialNetworks: [], salesPhone: '+380', salesEmail: null })
    expect(log.mock.calls).toEqual([
      ['Error fetching data', 'social-networks, field url: must be an address that starts with https://'],
      ['Error fetching data', 'sales-email, field email: must be an e-mail address'],
    ])
  })

  it('stop the build when they stand in the repository', async () => {
    await expect(loadShell(shell({ 'sales-email': [{ email: 'hello' }] }, false))).rejects.toThrow(
      'sales-email, field email: must be an e-mail address',
    )
  })
})

describe('sorting by priority', () => {
  it('is ascending, keeps the order of equals and puts entries without a priority last', () => {
    const items = [null, 3, 1, null, 3, 0, -1].map((priority, index) => ({ priority, index }))
    expect(sortByPriority(items).map(({ priority, index }) => [priority, index])).toEqual([
      [-1, 6],
      [0, 5],
      [1, 2],
      [3, 1],
      [3, 4],
      [null, 0],
      [null, 3],
    ])
  })

  it('leaves the list it was given as it is', () => {
    const items = [{ priority: 2 }, { priority: 1 }]
    sortByPriority(items)
    expect(items).toEqual([{ priority: 2 }, { priority: 1 }])
  })
})
