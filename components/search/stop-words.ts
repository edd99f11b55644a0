/** Words too common to search for; they count only when a query has no others. */
const english = `a about above after all also am an and any anybody are as at be because been before being but by can company could did do does
doing don dont else ever every for from get give go got had has have having he her here him his how i if in into is isn it its just let
like ll ma make many may me might mine more most much must my near no nor not now of off ok on one only or our ours out over own page
please re really s same say shall she should show site so some someone something such t take tell than that the their them then there
these they this those though through to too under up us use ve very want was way we well were what when where whether which while who
whom whose why will with without would you your yours`

const ukrainian = `а або аж але б без би близько був буде будете будуть була були було бути в вам вами вас ваш ваша ваше вашим ваші
вашої вашого вашому вашу ваших вашими вже ви від він вона вони воно все всі всіх вся де для до є ж же за з зі зараз зможете і із інше
її їх їхній й його йому як яка яке який яким яких якими якій якого якої якому яку які якщо кого компанії компанією компанію компанія кому коли крім куди ледве лише між
мене мені мій мною може можете можна моя моє мої мого моєї моєму мою на навіть над нам нами нас наш наша наше наші нашого нашої нашу не
нема немає нехай ним них ні ніж ній ну о об один одна одне ось отже перед під по подобається покажи поки потім при про просто
розкажи розкажіть сам сама саме самі свій своє свої своєї своїх своїм своїми свого свою себе серед собі скажи скажіть
скільки та так така таке такий такі також там те тепер ти тим то тобі тобто того той тому треба тут у хоча хто хтось це цей ці цих цього
цьому цією цієї цю чи чим чого чому чи що щоб щось я`

const stopWords = new Set([english, ukrainian].flatMap((list) => list.split(/\s+/)))

/** The words of a query that say what it is about; all of them when it has no such word. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !stopWords.has(word.toLowerCase()))
  return telling.length > 0 ? telling : [...words]
}
