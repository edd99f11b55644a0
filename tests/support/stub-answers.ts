import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'

/** What an endpoint does instead of answering with content. */
export type StubAnswer =
  | { status: number; location?: string }
  | { body: string | Buffer; encoding?: 'gzip'; status?: number }
  | 'html'
  | 'empty list'
  | 'no data'
  | 'hang up'
  | 'hang up half-way'
  /** It begins and never ends: a space now and then, or entry after entry. */
  | 'a drip'
  | 'an endless list'

/** A gigabyte of spaces in a megabyte. */
export const gzipBomb: StubAnswer = {
  body: Buffer.concat(Array<Buffer>(1000).fill(gzipSync(Buffer.alloc(1_000_000, ' ')))),
  encoding: 'gzip',
}

export function perform(answer: StubAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (answer === 'hang up') request.socket.destroy()
  else if (answer === 'hang up half-way') response.writeHead(200).write('{"data":[', () => request.socket.destroy())
  else if (answer === 'html') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
  else if (answer === 'empty list')
    sendJson(response, 200, { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } })
  else if (answer === 'no data') sendJson(response, 200, { data: null, meta: {} })
  else if (answer === 'a drip') drip(response)
  else if (answer === 'an endless list') pipeline(Readable.from(endlessList()), response, () => undefined)
  else if ('body' in answer) {
    const encoding = answer.encoding && { 'Content-Encoding': answer.encoding }
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...encoding }).end(answer.body)
  } else if (answer.location) response.writeHead(answer.status, { Location: answer.location }).end()
  else sendError(response, answer.status)
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 1)
  response.on('close', () => clearInterval(timer))
}

function* endlessList(): Generator<string> {
  yield '{"data":['
  while (true) yield '{"id":1,"attributes":{"title":"One more"}},'.repeat(1000)
}

export function sendError(response: ServerResponse, status: number): void {
  sendJson(response, status, { data: null, error: { status, name: 'Error', message: `Answered ${status}`, details: {} } })
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
