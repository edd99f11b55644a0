/** What patterns and parsers go over again and again: openers without an end, runs of one sign, marks, escapes within escapes. */
const units: Readonly<Record<string, string>> = {
  ...{ brackets: '(', braces: '{', angles: '<', 'square brackets': '[', quotes: '"', apostrophes: "'", backslashes: '\\', pipes: '|' },
  ...{ 'opened comments': '<!--', 'opened tags': '<a ', 'opened links': '[a](', addresses: 'www.', 'addresses with a colon': 'http://' },
  ...{ spaces: ' ', tabs: '\t', digits: '1', 'digits with spaces': '1 ', pluses: '+', zeros: '0', dots: '.', 'dotted letters': 'a.' },
  ...{
    'words with dashes': 'a-',
    dashes: '-',
    underscores: '_',
    'at signs': '@',
    'letters at signs': 'a@',
    commas: ',',
    'empty parameters': ';q=',
  },
  ...{ 'combining marks': 'e\u0301\u0302', 'signs nobody sees': '\u200b', vowels: 'а', surrogates: '\ud83d\ude80', 'full width': '１' },
  ...{
    'escaped percents': '%25',
    'escaped ampersands': '%26',
    'half an escape': '%2',
    ampersands: '&amp;',
    equals: '=',
    slashes: '/',
    'ways up': '../',
  },
  ...{ 'bytes of ranges': '0-1,', cookies: 'a=b; ', stars: '*', tildes: '~', entities: '&#38;', 'encoded words': '=?utf-8?q?' },
}

const plainUnit = 'some plain words without anything '

const fill = (unit: string, length: number) =>
  unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .toWellFormed()

/** Texts of this length by the name of what is in them. After the run stands what makes a pattern that came to its end begin anew. */
export const hostileTexts = (length: number): [name: string, text: string][] =>
  Object.entries(units).map(([name, unit]) => [name, `${fill(unit, length - 1)}\u00a7`])

export const plainText = (length: number) => fill(plainUnit, length)
