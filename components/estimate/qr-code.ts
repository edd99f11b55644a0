import encodeQR from 'qr'

/** The squares of a QR code as one path with its quiet zone; null for a text no code can hold. */
export function drawCode(text: string): { path: string; size: number } | null {
  try {
    const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
    const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
    return { path, size: rows.length }
  } catch {
    return null
  }
}
