import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { drawCode } from './qr-code'

function readBack({ path, size }: { path: string; size: number }): string {
  const scale = 4
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g)) {
    for (let down = 0; down < scale; down++) {
      const start = ((Number(y) * scale + down) * width + Number(x) * scale) * 4
      for (let at = 0; at < scale * 4; at++) if (at % 4 < 3) data[start + at] = 0
    }
  }
  return decodeQR({ width, height: width, data })
}

describe('the code on paper', () => {
  it('is read back as the address it stands for', () => {
    const link = 'https://example.com/uk/estimate/results?v=1&c=2026.2&t=shop&b=acc.email_acc.social*2_shop.cart'
    const code = drawCode(link)
    expect(code && readBack(code)).toBe(link)
  })

  it('is left out where no code can hold the address', () => {
    expect(drawCode(`https://example.com/?b=${'core.entity_'.repeat(330)}`)).toBeNull()
  })
})
