import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '@/tests/support/runs'
import { PostError } from './post'
import { readMultipart } from './read-multipart'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'multipart-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const part = fc.record({
  name: fc.constantFrom('name', 'message', 'files', 'files', 'other'),
  filename: fc.option(fc.constantFrom('plan.txt', 'a".txt', '', `${'x'.repeat(17_000)}.txt`), { nil: undefined }),
  bytes: fc.constantFrom(0, 20, 5000, 70_000),
  /** What a part ends its head with. */
  end: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\r\n\r\n', '\n\n', '\r\n'),
})

/** A form of a browser, or what a broken program or a cut connection makes of one. */
const anyBody = fc
  .record({
    parts: fc.array(part, { minLength: 1, maxLength: 5 }),
    close: fc.constantFrom('--b--\r\n', '--b--\r\n', '--b', ''),
    keep: fc.constantFrom(1, 1, 0.9, 0.5),
  })
  .map(({ parts, close, keep }) => {
    const texts = parts.map(({ name, filename, bytes, end }) => {
      const said = filename === undefined ? '' : `; filename="${filename}"`
      return `--b\r\nContent-Disposition: form-data; name="${name}"${said}${end}${'y'.repeat(bytes)}\r\n`
    })
    const body = texts.join('') + close
    return Buffer.from(body.slice(0, body.length * keep))
  })

describe('a form with files', () => {
  it('is read or refused, however it is broken and comes in pieces, and a refused one leaves no file', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody, fc.constantFrom(1000, 16_384, 65_536), fc.boolean(), async (bytes, size, isKept) => {
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        )
        const request = {
          headers: new Headers({ 'content-type': 'multipart/form-data; boundary=b' }),
          body: Readable.toWeb(Readable.from(pieces)),
        } as unknown as Request
        const outcome = await readMultipart(request, isKept ? folder : null).catch((error: unknown) => error)
        const left = readdirSync(folder)
        for (const name of left) rmSync(join(folder, name))
        if (outcome instanceof PostError) expect(left).toEqual([])
        else expect(outcome).toHaveProperty('files')
      }),
      { seed: 43, numRuns: runs(150, 3000) },
    )
  })
})
