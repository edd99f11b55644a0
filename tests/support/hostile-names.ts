import fc from 'fast-check'
import { limits } from '@/content-client/limits'
import { lettersOf, withoutInvisible } from '@/content-client/schemas/characters'

/** What has broken a regular expression, a replacement, a markup, a message, a line or a drawing somewhere. */
const pieces = [
  ...['C++ Studio', 'Acme (Kyiv)', '[a-z]+?', '.*', '^|$', '$&', '$1', '\\', '\\d'],
  ...['"', "'", '`', '«лапки»', 'Обʼєкт', '<b>', '</script>', '<!--', ']]>', '&amp;', '&'],
  ...['{company}', '{', "'{", '#', '%', '%zz', '%E0', '../', '—', '\u00A0'],
  ...['🚀', '👩‍👩‍👧‍👦', '🇺🇦', 'שלום', 'مرحبا', '株式会社', '\u202E', '\u2066', '\u200F', '\u2028', '\uFEFF'],
  ...['\uD83D', '\0', '\b', '\x7F', '\uFFFE'],
]

const short = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { minLength: 1, maxLength: 8 })

const longest = fc.constantFrom('x', 'ї ', '🚀', 'ש', '(').map((piece) => piece.repeat(limits.nameLetters).slice(0, limits.nameLetters))

/** Names as an editor may have pasted them, no longer than a name may be, with something to read in each. */
export const hostileNames = fc
  .oneof({ weight: 4, arbitrary: short.map((parts) => parts.join(' ')) }, { weight: 1, arbitrary: longest })
  .filter((name) => withoutInvisible(name).trim() !== '' && lettersOf(name) <= limits.nameLetters)

const longSegment = 'x'.repeat(limits.slugSegmentLetters)

/** Slugs an object, a file system or a framework could take for something of its own, and the longest. */
export const hostileSegments = fc.constantFrom('a', '0', 'con', 'nul', 'index', 'constructor', 'tostring', 'new', 'api', longSegment)

export const hostileSlugs = fc.oneof(
  hostileSegments,
  hostileSegments.map((segment) => `${segment}/${segment}`.slice(0, limits.slugLetters)),
)
