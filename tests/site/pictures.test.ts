import { expect, test } from './test'

test('a size no page asks for is not there, and nobody remembers that for a year', async ({ request }) => {
  for (const modifiers of ['f_webp,q_80,w_641', 'f_webp&q_80&w_640', 'w_640', '_']) {
    const answer = await request.get(`/_ipx/${modifiers}/images/cases/dobrokava.en.webp`)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['cache-control']).not.toContain('immutable')
  }
})

test('a missing file is told in a text, whatever kind of file it would have been', async ({ request }) => {
  const pictures = ['f_webp,q_80,w_640/missing', 'f_avif,q_58,w_1/media/a.jpg', 'f_jpeg,q_80/a.png', '_/media/a.svg'].map(
    (path) => `/_ipx/${path}`,
  )
  const others = [
    '/images/a.png',
    '/og/a.jpg',
    '/icons/a.svg',
    '/fonts/a.woff2',
    '/styles/a.css',
    '/sounds/a.mp3',
    '/a.png',
    '/_next/static/media/a.woff2',
  ]
  for (const address of [...pictures, ...others]) {
    const answer = await request.get(address)
    expect({ address, status: answer.status(), type: answer.headers()['content-type'] }).toEqual({
      address,
      status: 404,
      type: expect.stringMatching(/^text\/(?:html|plain); charset=utf-8$/),
    })
  }
})
