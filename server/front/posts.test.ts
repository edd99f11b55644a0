import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { releaseId } from '@/tests/support/fake-releases'
import { finish, serveFirstRelease } from '@/tests/support/served-site'

const at = serveFirstRelease()

describe('what is posted', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`http://localhost:${at.served.port}/api/contact`, { method: 'POST', body, headers })

  it('reaches the release whole, with the address of who posts it and a name for the logs', async () => {
    const answer = await post('a'.repeat(300_000), { 'x-forwarded-for': '198.51.100.7', 'x-request-id': 'forged' })
    const seen = await answer.json()
    expect(seen).toMatchObject({ bytes: 300_000, 'content-length': '300000' })
    expect(seen['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is answered each time, however short it is and however soon the release has read it', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 500; count++) {
      const answer = await post('hi')
      statuses.add(answer.status)
      await answer.arrayBuffer()
    }
    expect([...statuses]).toEqual([200])
  })

  it.each([2, 70_000, 1_000_000])('keeps its connection where it is answered before its %i bytes were read', async (bytes) => {
    const socket = connect(at.served.port, 'localhost').setEncoding('utf8')
    let heard = ''
    socket.on('data', (text) => {
      heard += text
    })
    for (let count = 1; count <= 5; count++) {
      socket.write(`POST /api/contact?early HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n${'y'.repeat(bytes)}`)
      await vi.waitFor(() => expect(heard.match(/400 Bad Request/g)).toHaveLength(count), 10_000)
    }
    socket.destroy()
  })

  it('is refused once the site is to stop, also on a connection that is open', async () => {
    const socket = connect(at.served.port, 'localhost').setEncoding('utf8')
    const ask = (head: string) => socket.write(`${head}\r\nHost: a\r\n`)
    ask('GET /slow HTTP/1.1')
    socket.write('\r\n')
    await once(socket, 'data')
    const closed = at.served.close()
    ask('POST /api/contact HTTP/1.1')
    socket.write('Content-Length: 2\r\n\r\nhi')
    await at.folder.write(`.releases/${releaseId(1)}/${finish}`, '')
    let heard = ''
    socket.on('data', (text) => {
      heard += text
    })
    await once(socket, 'close')
    await closed
    expect(heard).toMatch(/503 Service Unavailable/)
  })
})
