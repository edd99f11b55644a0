import type { AskedParameter, DocumentParameter } from '@/estimate/export/open-api-parameters'

export const parameterGroups = ['start', 'project', 'scope', 'time', 'money', 'answer'] as const

/** What each parameter is about. */
export const groupOf = {
  ...{ preset: 'start', size: 'start', v: 'start', c: 'start' },
  ...{ t: 'project', st: 'project', o: 'project', q: 'project', d: 'project', p: 'project', x: 'project' },
  ...{ b: 'scope', l: 'scope', has: 'scope', roles: 'scope', langs: 'scope' },
  ...{ pace: 'time', from: 'time', by: 'time' },
  ...{ cur: 'money', fx: 'money', r: 'money', m: 'money' },
  ...{ alt: 'answer', lang: 'answer', calculation: 'answer' },
} as const satisfies Record<AskedParameter | DocumentParameter, (typeof parameterGroups)[number]>
