import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemUkrainian } from './stem-ukrainian'

/** Words of one meaning on a site like this one; the first stands for all. */
const english = ['price cost expensive cheap', 'time long duration', 'shop store', 'contract agreement', 'phone telephone']

const ukrainian = [
  'ціна вартість коштувати коштує дорого дешево',
  'строк термін тривалість триває довго триватиме час',
  'договір контракт угода',
  'магазин крамниця',
  'помилка дефект баг',
  'засновник засновниця',
]

const stands = new Map([...groupsOf(english, stemEnglish), ...groupsOf(ukrainian, stemUkrainian)])

/** One stem for all stems of one meaning. */
export function oneWordFor(stem: string): string {
  return stands.get(stem) ?? stem
}

function groupsOf(groups: readonly string[], stem: (word: string) => string): (readonly [string, string])[] {
  return groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem)
    return others.map((other) => [other, first] as const)
  })
}
