import { afterEach, describe, expect, it, vi } from 'vitest'
import { deleteAllScenarios, deleteScenario, keepScenario, listScenarios, renameScenario } from './scenarios'

const scenario = (id: string, day: number) => ({
  id,
  title: `Title ${id}`,
  query: 'v=1&c=2026.1',
  updated: new Date(Date.UTC(2027, 0, day)).toISOString(),
})
const ids = () => listScenarios().map(({ id }) => id)

describe('saved scenarios', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    window.localStorage.clear()
  })

  it('are listed with the latest first, renamed and deleted', () => {
    keepScenario(scenario('one', 1))
    keepScenario(scenario('two', 2))
    expect(ids()).toEqual(['two', 'one'])
    renameScenario('one', 'Lean')
    expect(listScenarios()[1]?.title).toBe('Lean')
    deleteScenario('two')
    expect(ids()).toEqual(['one'])
    deleteAllScenarios()
    expect(window.localStorage.length).toBe(0)
  })

  it('are twenty at most: the oldest makes room', () => {
    for (let day = 1; day <= 21; day += 1) keepScenario(scenario(`s${day}`, day))
    expect(ids()).toHaveLength(20)
    expect(ids()).not.toContain('s1')
  })

  it.each(['{', '12', '[1,{"id":4}]', '[{"id":"a","title":"b","query":"c","updated":"never"}]'])('survive corrupt storage: %s', (text) => {
    window.localStorage.setItem('estimate:v1', text)
    expect(ids()).toEqual([])
  })

  it('survive a browser that refuses to keep anything', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError')
    })
    expect(keepScenario(scenario('one', 1))).toBe(false)
    expect(ids()).toEqual([])
  })
})
