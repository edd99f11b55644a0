/** Latin letters that a hurried guest types among Cyrillic ones. */
const lookalikes: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х', y: 'у' }

const cyrillic = /[а-яіїєґ]/

export type Sentence = { words: readonly string[]; isQuestion: boolean }

/** Sentences as words in small letters; a comma or a dash stays, as the word “,”. */
export function toSentences(text: string): Sentence[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
  return [...plain.matchAll(/[^.!?…;\n]+[.!?…;\n]*/g)].flatMap(([part]) => {
    const words = part
      .replace(/[,:()+—–«»„“”"]|(?<=\s)-(?=\s)/g, ' , ')
      .replace(/[.!?…;\n-]+/g, ' ')
      .replace(/(\d)(мл|ml)(?![\p{L}])/gu, '$1 $2')
      .split(/\s+/)
      .filter(Boolean)
      .map(repair)
    return words.some((word) => word !== ',') ? [{ words: joinParticles(words), isQuestion: part.includes('?') }] : []
  })
}

/** “Take the tart off”, “leave the tart out”: the two words of the verb, side by side. */
function joinParticles(words: readonly string[]): string[] {
  const joined = [...words]
  for (const [at, word] of words.entries()) {
    if (!['take', 'leave', 'cross', 'cut', 'strike'].includes(word)) continue
    const after = words.slice(at + 1)
    const end = after.findIndex((each) => each === ',' || ['off', 'out', 'away'].includes(each))
    const particle = after[end]
    // “To take away” is about the cup.
    if (end < 1 || particle === ',' || (particle === 'away' && words[at - 1] === 'to')) continue
    joined.splice(at + 1, end + 1, 'off', ...after.slice(0, end))
  }
  return joined
}

function repair(word: string): string {
  const times = /^[xх×*](\d{1,2})$|^(\d{1,2})[xх×*]$/.exec(word)
  if (times) return times[1] ?? times[2] ?? word
  if (!cyrillic.test(word)) return word
  return word.replace(/[aceiopxy]/g, (letter) => lookalikes[letter] ?? letter).replace(/ё/g, 'е')
}

/** How many slips of the finger lie between two words: a letter wrong, missing, too many, or two in the wrong order. */
export function countSlips(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const wrong = a[row - 1] === b[column - 1] ? 0 : 1
      let best = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + wrong)
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) best = Math.min(best, (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1)
      next.push(best)
    }
    before = last
    last = next
  }
  return last[b.length] ?? 0
}
