import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes the same time wherever the two differ, and whatever their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
