import { describe, expect, it } from 'vitest'
import { toLinkedPages } from './linked-pages'

describe('the pages a page of the blog links to', () => {
  it('are all of them while they are few', () => {
    expect(toLinkedPages(2, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('are those around it, the first, the last and some far away where they are many', () => {
    expect(toLinkedPages(1, 10)).toEqual([1, 2, 3, 10])
    expect(toLinkedPages(150, 333)).toEqual([1, 50, 140, 148, 149, 150, 151, 152, 160, 250, 333])
  })

  it('lead from the first page to each of a thousand in at most fifteen clicks', () => {
    const clicks = new Map([[1, 0]])
    for (const [page, count] of clicks) for (const next of toLinkedPages(page, 1000)) if (!clicks.has(next)) clicks.set(next, count + 1)
    expect(clicks.size).toBe(1000)
    expect(Math.max(...clicks.values())).toBeLessThanOrEqual(15)
  })
})
