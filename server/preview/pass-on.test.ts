import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusedHeader } from '@/routing/draft-preview'
import { passOnToPreview } from './pass-on'

let preview: Server
let site: Server
let asked: string[]

const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeEach(async () => {
  asked = []
  preview = createServer(({ url = '', headers: { cookie = '' } }, response) => {
    asked.push(url)
    if (url.startsWith('/api/preview?good') || cookie.includes('=good'))
      response.writeHead(200, { 'cache-control': 'no-store' }).end('draft')
    else response.writeHead(404, { [refusedHeader]: 'refused' }).end('404 Not Found\n')
  })
  await once(preview.listen(0, '127.0.0.1'), 'listening')
  const passOn = passOnToPreview({ host: '127.0.0.1', port: portOf(preview) })
  site = createServer(async (request, response) => {
    const isAnswered = await passOn({ request, response, target: request.url ?? '', hasBody: request.method === 'POST' })
    if (!isAnswered) response.end('what visitors see')
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
})

afterEach(() => {
  for (const server of [preview, site]) server.close().closeAllConnections()
})

async function ask(path: string, cookie = '', method = 'GET'): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port: portOf(site), path, method, headers: { cookie }, agent: false }, resolve).on('error', reject)
  })
  return text(answer)
}

describe('the public address of a site that lets editors in', () => {
  it('passes on who has a signed link, and who came by one', async () => {
    expect(await ask('/api/preview?good')).toBe('draft')
    expect(await ask('/uk/blog', 'draft_preview=good')).toBe('draft')
    expect(asked).toEqual(['/api/preview?good', '/uk/blog'])
  })

  it('never asks the preview for a visitor', async () => {
    expect(await ask('/uk/blog', 'i18n_redirected=uk')).toBe('what visitors see')
    expect(await ask('/api/contact', 'draft_preview=good', 'POST')).toBe('what visitors see')
    expect(asked).toEqual([])
  })

  it('shows the site to who is shown nothing else, and where no preview runs', async () => {
    expect(await ask('/api/preview?bad')).toBe('what visitors see')
    expect(await ask('/uk/blog', 'draft_preview=old')).toBe('what visitors see')
    preview.close().closeAllConnections()
    await once(preview, 'close')
    expect(await ask('/uk/blog', 'draft_preview=good')).toBe('what visitors see')
  })
})
