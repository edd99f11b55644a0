/** How often a link is escaped at most: by a mail tool, by a redirect, by a messenger. */
const deepest = 4

/** Nothing of an estimate is spelled with what is not seen or with a backslash. */
const strange = /[\p{Cc}\p{Cf}\\]|\p{Default_Ignorable_Code_Point}/gu
const ampersands = /&(?:amp;|#0*38;|#x0*26;)+/gi
/** Of a name that a reader of queries gave back without its ampersand. */
const escapedStart = /^(?:amp;|#0*38;|#x0*26;)+/i

/**
 * Names and values of a query, also where its link was damaged on its way: escaped twice or as HTML, broken into lines, with signs at
 * its ends. What is not ours is left out.
 */
export function readPairs(query: string, isOurs: (name: string) => boolean, depth = 0): [string, string][] {
  if (depth > deepest) return []
  const pieces = query.replace(ampersands, '&').split('&').map(unbroken)
  return pieces.flatMap((piece) => {
    const [said = '', value = ''] = splitAt(piece, '=')
    const [name, within] = unescapeUpTo(/[=&]/, said)
    // Its equals signs were escaped with all the rest.
    if (within)
      return readPairs(
        piece.replace(said, () => name),
        isOurs,
        depth + 1,
      )
    const key = name
      .replace(strange, '')
      .replace(/^[?&/\s]+|[\s+]/g, '')
      .replace(escapedStart, '')
    if (!isOurs(key)) return []
    const [text, isMore] = unescapeUpTo(/&/, value.replace(/=(?:\r?\n|%0(?:d%0)?a)/gi, '').replace(/\+/g, ' '))
    const [own = '', rest = ''] = isMore ? splitAt(text.replace(ampersands, '&'), '&') : [text]
    return [[key, clean(unescapeUpTo(/$^/, own)[0])], ...(rest ? readPairs(rest, isOurs, depth + 1) : [])]
  })
}

/** An equals sign at the end of a line of a mail goes on in the next line; the one of a parameter stays. */
const unbroken = (piece: string) => piece.replace(/^=\r?\n|=\r?\n(?=[^=]*=)/, '')

/** Without what a sentence, an e-mail or a messenger leaves at the ends. */
function clean(value: string): string {
  return value
    .replace(/\s/g, ' ')
    .replace(strange, '')
    .replace(/^[^\p{L}\p{N}_*-]+/u, '')
    .replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '')
}

/** Unescapes again and again until the sign comes up; whether it does. */
function unescapeUpTo(sign: RegExp, text: string): [string, boolean] {
  let plain = text
  for (let times = 0; times < deepest && !sign.test(plain); times++) {
    const next = plain.replace(/(?:%[0-9a-f]{2})+/gi, decode)
    if (next === plain) return [plain, false]
    plain = next
  }
  return [plain, sign.test(plain)]
}

/** A letter of several bytes may have lost one of them. */
function decode(bytes: string): string {
  return new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split('%'), (byte) => Number.parseInt(byte, 16)))
}

function splitAt(text: string, sign: string): string[] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
