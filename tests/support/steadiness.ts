import pLimit from 'p-limit'
import { type HostileRequest, sendHostile } from './hostile-requests'

/** What is asked at a time stays far below what the queues of the estimate take. */
const lanes = 8

/** Sends all requests and tells which answers blame the server, whether all got the same refusal, and whether pages are as before. */
export async function faultsOf(requests: readonly HostileRequest[], baseURL: string): Promise<string[]> {
  const site = new URL(baseURL)
  const limit = pLimit(lanes)
  const answers = await Promise.all(requests.map((request) => limit(async () => ({ request, status: await sendHostile(site, request) }))))
  const failed = answers.filter(({ status }) => typeof status === 'string' || status >= 500)
  const after = await sendHostile(site, { method: 'GET', target: '/contacts', headers: [], body: '' })
  return [
    ...failed.map(({ request: { body, ...request }, status }) => JSON.stringify({ status, ...request, body: body.slice(0, 80) })),
    ...(new Set(answers.map(({ status }) => status)).size > 4 ? [] : ['all got the same refusals']),
    ...(after === 200 ? [] : [`a page then answers ${after}`]),
  ]
}
