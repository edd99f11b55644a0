import { describe, expect, it } from 'vitest'
import { parseEstimate } from '@/estimate'
import { viewOf } from '@/tests/support/estimate-views'
import { describePatch } from './differences'

function differencesOf(query: string, locale: 'en' | 'uk' = 'en'): string[] {
  const { input, alternatives } = parseEstimate(query).document
  const [first] = alternatives
  return first ? describePatch(viewOf(input, locale), first.patch) : []
}

describe('what makes a scenario another', () => {
  it('is said with what was before, where it is a rate of ours', () => {
    const query = 'b=acc.email&alt=n*cheap_q*production_r*BE*5_r*FE*6.5'
    expect(differencesOf(query)).toEqual([
      'quality: Production',
      'rates changed by you: Frontend, an hour: $40 → $6.5; Backend, an hour: $42 → $5',
    ])
    expect(differencesOf(query, 'uk').at(-1)?.replaceAll('\u00A0', ' ')).toMatch(
      /^ставки змінено вами: Фронтенд, за годину: 40 \$ → 6,5 \$; /,
    )
  })

  it('names a block by the head of its title, where no other has the same', () => {
    const query = 'b=acc.email_ai.eval_ai.rag_com.chat-s&alt=n*lean_del*ai.eval_del*ai.rag_add*com.chat-m_add*int.api*2_l*acc.email'
    expect(differencesOf(query).map((said) => said.replaceAll('\u00A0', ' '))).toEqual([
      'with Chat: groups, files, search, read receipts',
      'with Third-party API × 2',
      'without Knowledge assistant with citations',
      'without AI quality',
      'later: Email and password sign-in, verification, reset',
    ])
    expect(differencesOf(query, 'uk')).toContain('без блока «Якість ШІ»')
  })

  it('is our price list, where the estimate has other rates and the scenario has ours', () => {
    expect(differencesOf('b=acc.email&r=BE*5&alt=n*ours_r*none')).toEqual(['rates by our price list'])
  })
})
