import type { Find, Token } from './sentence'

/** Words that wish for nothing. What no phrase knows and is none of these is told to the visitor as not understood. */
const common = new Set(
  (
    'a an and any about after all also am are as at be because been before best better both business but buy by can cannot client clients company could customer customers do does each easily easy every everyone for friendly from get give good has have help her his how i if in into is it its just kind know let like looking love made make many may me modern more most much must my need needed needs new old next nice no not now of old on one only or other our out over own people per place platform please product project quick really same see several should show simple since site so software some someone something soon sort start such system than that the their them then there these they thing things this those through time to together too tool two under up us use user users using very via want wants was we well were what when where which while who whose why will wish with within without work works would year years you your app application online web website ' +
    'збирали збирати збирають отримувати отримували купували знайти шукають приходили дивитися бачити бачили або але без би більше був було бути буде будуть в ваш ваша ваше ваші вже ви від він вона воно вони все всі всіх де дещо для до дуже за з зі із і й його її іноді інші їх її й як яка які який якого якось якщо коли кожен клієнт клієнти клієнтам клієнтів компанії крім лише люди людей людям між ми має мають мені мій моя моє мої моєї мого моєму моїй моїх можна може могли могла можуть на навіть над нам нас наш наша наше наші нашої нашого нашому нашій наших не нема немає нехай ні ніж нормальний нормальним нове новий о об один одна одне ось по під потрібно потрібен потрібна потрібні прикладу про просто проект проєкт раз сам самі своє своїх свою свій своя свого своєму своїй себе система систему також такий там та те теж тепер ти тільки то того тому треба тут у усе усі хай хоче хочемо хочу це цей ці чи через ще що щоб щось я яку якої якось кращий гарний гарне гарна сучасне сучасний зробити зробіть робити мати наприклад замовник користувачі користувач користувачів старий стара старе старі старого старої сайт сайту онлайн застосунок додаток'
  ).split(' '),
)

const shortest = 4

/** The phrases of a sentence that nothing was found for, as they were written. */
export function findUnknown(text: string, tokens: readonly Token[], finds: readonly Find[]): string[] {
  const known = new Set(finds.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)))
  const isUnknown = ({ word }: Token, index: number) =>
    !known.has(index) && word.length >= shortest && !common.has(word) && !/\d/.test(word)
  const runs: Token[][] = []
  for (const [index, token] of tokens.entries()) {
    if (!isUnknown(token, index)) continue
    const last = runs.at(-1)
    const before = tokens[index - 1]
    if (last && before && last.at(-1) === before) last.push(token)
    else runs.push([token])
  }
  return runs.map((run) => text.slice(run[0]?.from, run.at(-1)?.to))
}
