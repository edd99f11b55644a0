import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiProblem, isBelowApi, methodNotAllowed } from '@/routing/api-problems'
import type { Refusal } from './request-rules'

/** Why nobody answers: to programs as they read it, to everybody else in words. */
export function sendRefusal({ url = '', method = '' }: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, sentence, headers: more } = refusal
  if (isBelowApi(url) && (status === 400 || status === 405)) {
    const { headers, body } = status === 405 ? methodNotAllowed(method) : apiProblem('malformed-request', sentence)
    response.writeHead(status, { ...headers, ...more }).end(body)
  } else sendText(response, status, sentence, more)
}

export function sendText(response: ServerResponse, status: number, sentence: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }).end(`${sentence}\n`)
}
