import { describe, expect, it } from 'vitest'
import { hashSource } from '@/routing/policy-hash'
import { readInline } from './read-inline'

describe('what a page brings inline', () => {
  it('are scripts that run and style sheets, each once', () => {
    const html = `<style data-precedence="next">a{}</style><script data-a="1>0">start()</script>
      <script src="/a.js" async=""></script><script>start()</script><SCRIPT type="module">go()</SCRIPT>`
    expect(readInline(html)).toEqual({ scripts: [hashSource('start()'), hashSource('go()')], styles: [hashSource('a{}')] })
  })

  it('is not what a browser does not run', () => {
    const html = `<script type="application/ld+json">{"a":"<p onclick=1>"}</script><!-- <script>old()</script> --><p title="<script>">text</p>`
    expect(readInline(html)).toEqual({ scripts: [], styles: [] })
  })

  it('is hashed to the letter, with its line breaks', () => {
    expect(readInline('<script>\n a \n</script>').scripts).toEqual([hashSource('\n a \n')])
  })

  it.each([
    '<p style="color:red">',
    '<p title="a > b" style="">',
    '<img src="/a.png" onerror="go()">',
    '<a href="javascript:go()">',
    '<a href=" JavaScript:go()">',
    '<a href=javascript:go()>',
    '<form action="javascript:go()">',
    '<iframe srcdoc="<p>">',
    '<script onload="go()" src="/a.js"></script>',
  ])('is refused where no policy could name it: %s', (html) => {
    expect(() => readInline(`<main>${html}</main>`)).toThrow('No policy can name')
  })

  it.each(['<p title="style=a onclick=b javascript:">', '<p data-style="a" data-on="b">', '<a href="/javascript:">'])(
    'is not mistaken for it: %s',
    (html) => expect(() => readInline(html)).not.toThrow(),
  )
})
