import pLimit from 'p-limit'
import { type HostileRequest, sendHostile } from './hostile-requests'
import { expect } from './site-test'

/** What is asked at a time stays far below what the queues of the estimate take. */
const lanes = 8

/** Sends all requests and expects an answer to each that blames the client, if anybody, and pages as before afterwards. */
export async function expectSteadiness(requests: readonly HostileRequest[], baseURL: string): Promise<void> {
  const site = new URL(baseURL)
  const limit = pLimit(lanes)
  const answers = await Promise.all(requests.map((request) => limit(async () => ({ request, status: await sendHostile(site, request) }))))
  const failed = answers.filter(({ status }) => typeof status === 'string' || status >= 500)
  expect(
    failed.map(({ request: { body, ...request }, status }) => JSON.stringify({ status, ...request, body: body.slice(0, 80) })),
  ).toEqual([])
  // All sorts of answers, and not the same refusal to everything.
  expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(4)
  expect(await sendHostile(site, { method: 'GET', target: '/contacts', headers: [], body: '' })).toBe(200)
}
