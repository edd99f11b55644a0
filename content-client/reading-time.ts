/** Words a minute of an adult reading silently for understanding (Brysbaert 2019: 238 for English non-fiction). */
const wordsPerMinute = 220

export function toReadingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
