import type { Element, Root } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { attribute } from './html'

type Rule = { name: string; pattern: RegExp }

const word = (stems: string) => new RegExp(`(?<!\\p{L})(?:${stems})`, 'iu')

/** Signs and spaces, as the Ukrainian of the site is typeset. They hold for what is read, not for sources that are still to be typeset. */
export const typography: readonly Rule[] = [
  { name: 'a straight quotation mark', pattern: /"/ },
  { name: 'an English quotation mark', pattern: /”|(?<!„[^“”]*)“/ },
  { name: 'an apostrophe that is not ʼ', pattern: /[а-яіїєґ]['’`´][а-яіїєґ]/iu },
  { name: 'no no-break space after a word of one letter', pattern: /(?<=^|[\s(«„—–-])[вузійоая][ \n](?=\S)/iu },
  { name: 'no no-break space before a dash', pattern: /\S[ \n]—(?=\s)/u },
  { name: 'no no-break space between a number and what it counts', pattern: /(?<![\p{L}\d.-])\d+[ \n][$€₴%]|\d[ \n]\d{3}(?!\d)|№[ \n]\d/u },
  { name: 'no no-break space inside “т. д.”', pattern: /(?<!\p{L})т\.[ \n][дпзк]\./iu },
]

/** Words an editor would not let through; what to write instead stands in the name. */
export const words: readonly Rule[] = [
  // An annex of a law or of a report is a «додаток»; a program is not.
  {
    name: '«додаток»: застосунок',
    pattern: /(?<!\p{L})(?:веб-?)?додат(?:ок|к(?:а|у|ові|ом|и|ів|ам|ами|ах))(?!\p{L})(?!\s+(?:[IVXІХ\d]|до\s|№))/iu,
  },
  { name: '«приймати участь»: брати участь', pattern: /прийма\p{L}*\s+участь|прийня\p{L}*\s+участь/iu },
  { name: '«на протязі»: протягом', pattern: word('на\\s+протязі') },
  { name: '«слідуючий»: наступний', pattern: word('слідуюч') },
  { name: '«співпадати»: збігатися', pattern: word('співпад') },
  { name: '«вірно»: правильно', pattern: /(?<!\p{L})(?:не)?вірно(?!\p{L})/iu },
  { name: '«по запиту»: за запитом', pattern: word('по\\s+запит') },
  { name: '«заказати»: замовити', pattern: word('заказ') },
  { name: '«термін дії»: строк дії', pattern: word('термін\\p{L}*\\s+(?:дії|служби|виконання|розробки)') },
  { name: '«проект»: проєкт', pattern: /(?<!\p{L})(?:під)?проект(?!ор)/iu },
  { name: '«веб-сайт»: вебсайт', pattern: /(?<!\p{L})(?:веб|інтернет)-(?:сайт|застосун|розроб|сторін|сервіс)/iu },
  { name: '«бек-енд»: бекенд', pattern: word('бек-енд|фронт-енд|бэкенд') },
  { name: '«за замовчуванням»: типово', pattern: word('(?:за|по)\\s+замовчуванн') },
  { name: 'a letter that Ukrainian does not have', pattern: /[ыэъё]/iu },
]

/** What is wrong with a text, each with the words around it. */
export function findMistakes(text: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ name, pattern }) => {
    const found = pattern.exec(text)
    return found ? [`${name}: …${text.slice(Math.max(0, found.index - 20), found.index + 30).trim()}…`] : []
  })
}

/** Languages and names that are not Ukrainian text: code, addresses; so is what is marked as English. */
const foreign = ['script', 'style', 'code', 'pre', 'kbd', 'template']
const spoken = ['alt', 'title', 'ariaLabel', 'placeholder', 'dataLabel']

/** Everything of a page that is read, by eye or by ear. */
export function readTexts(tree: Root): string[] {
  const texts: string[] = []
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value)
    if (node.type !== 'element') return CONTINUE
    if (isForeign(node)) return SKIP
    texts.push(...spoken.map((name) => attribute(node, name) ?? ''))
    const [name, property] = [attribute(node, 'name'), attribute(node, 'property')]
    if (node.tagName === 'meta' && (name === 'description' || property?.startsWith('og:'))) texts.push(attribute(node, 'content') ?? '')
    return CONTINUE
  })
  return texts.filter((text) => /[а-яіїєґ]/iu.test(text))
}

function isForeign(element: Element): boolean {
  const language = attribute(element, 'lang')
  return foreign.includes(element.tagName) || (element.tagName !== 'html' && language !== null && !language.startsWith('uk'))
}
