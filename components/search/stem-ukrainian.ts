import { stemmer } from '@orama/stemmers/ukrainian'

const consonant = '[бвгджзклмнпрстфхцчшщ]'

/** What the stemmer leaves apart although it is one word, in the order in which it is brought together. */
const repairs: readonly [pattern: RegExp, replacement: string][] = [
  [/(?<![аеєиіїоуюяйь])[аеєиіїоуюяйь]+$/u, ''], // міграціє|ю, міграці|я
  [/(?<=.{3})(?:[ую](?:ва(?:в|л|т|тим|тимут|н)?|в|ют|єм|єт))$/u, ''], // кошт|ують, кошт|ував, оцін|юємо
  [/(?<=.{4})(?:[ая](?:ют|єм|єт|т|н)|им|ит)$/u, ''], // зберіг|аємо, зберіг|ання, плат|имо
  [/(?<=.{4})(?:[іо]ст|ов)$/u, ''], // варт|ість, варт|ості, тест|овий
  [/(.)\1$/u, '$1'], // статт|я, стат|ей
  [/(?<=..)ц$/u, 'к'], // оцінц|і, оцінк|а
  [/(?<=..)з$/u, 'г'], // послуз|і, послуг|а
  [/і(?=[вдзжклртч]$)/u, 'о'], // рік, рок|у; робіт, робот|а
  [new RegExp(`(?<=${consonant})[оеє](?=${consonant}$)(?<=.{3})`, 'u'), ''], // оцінок, оцінк|а; кавʼярень, кавʼярн|я
  [/ждн$/u, 'жн'], // тиждень, тижн|і
  [/^люд(?:ин|м|ьм)$/u, 'люд'], // людин|а, люд|ей, люд|ьми
]

/** The part that the forms of a Ukrainian word have in common. It need not be a word; «оцінка» and «оцінок» only have to agree. */
export function stemUkrainian(word: string): string {
  const stem = repairs.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), stemmer(word))
  return stem.length > 1 ? stem : word
}
