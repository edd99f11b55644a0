import encodeQR from 'qr'

/** A QR code with its quiet zone as one SVG path; null for a text that is too long for a code. */
export function drawCode(text: string): { path: string; size: number } | null {
  try {
    const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
    const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
    return { path, size: rows.length }
  } catch {
    return null
  }
}
