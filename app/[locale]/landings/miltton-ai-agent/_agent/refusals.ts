/** Why the agent does not answer although it may have found something. */
export type Refusal = 'order' | 'advice' | 'action' | 'secret'

/**
 * What it refuses, looked for in the words of the question and not in its answer; the first that fits is the reason.
 * Patterns see the question in small letters, with one kind of apostrophe.
 */
const refusals: readonly [reason: Refusal, pattern: RegExp][] = [
  [
    'order',
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|limits?|restrictions?|training)\b/,
  ],
  ['order', /\b(?:system prompt|developer mode|jailbreak|do anything now|act as|pretend (?:to be|you)|role-?play|you are now)\b/],
  ['order', /(?:ігноруй|забудь|обійди|відкинь|не зважай).{0,40}(?:інструкці|правил|вказівк|обмежен|попередн|усе|все)/],
  ['order', /(?:системн\S* (?:промпт|підказк|інструкці)|режим розробника|прикинься|удай|уяви,? що ти|ти тепер|поводься як|відтепер ти)/],
  ['secret', /\b(?:passwords?|api keys?|private keys?|secrets?|tokens?|home address|salary of|bank account)\b/],
  ['secret', /(?:парол[ьіея]|ключ\S* (?:api|доступу)|токен|домашн\S* адрес|зарплат\S* \p{L}+(?:а|ої|ого)(?: |$|\?)|банківськ\S* рахун)/u],
  [
    'advice',
    /\b(?:sue|lawsuit|legal advice|is it legal|lawyer say|taxes?|diagnos\S*|symptoms?|medicines?|dose|headache|pills?|treatment|invest(?:ing|ment)?|bitcoin|stocks?)\b/,
  ],
  [
    'advice',
    /(?:позиватис|позов|подати в суд|юридичн\S* порад|чи законно|податк|діагноз|симптом|лік(?:и|ів|ами)(?: |$|\?)|доз[аиу]|болить|лікуван|інвестува|біткоїн|акції)/,
  ],
  ['action', /^(?:please )?(?:send|sign|pay|book|order|buy|delete|cancel|call|transfer|schedule|subscribe|write (?:a|an|me|to))\b/],
  ['action', /\b(?:can|could|will|would) you (?:please )?(?:send|sign|book|call|delete|transfer|schedule|pay)\b/],
  [
    'action',
    /(?:^|\s)(?:надішли|надішліть|підпиши|підпишіть|сплати|забронюй|забронюйте|замов|видали|видаліть|скасуй|скасуйте|зателефонуй|зателефонуйте|перекажи|переказуй|напиши (?:листа|вірш|код|мені))/,
  ],
]

export function refusalOf(question: string): Refusal | undefined {
  const plain = question.toLowerCase().replace(/['’`]/g, 'ʼ').replace(/\s+/g, ' ').trim()
  return refusals.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** A greeting, or a question about who answers: the first thing anybody may know is that it is a program. */
export function asksWhoAnswers(question: string): boolean {
  const plain = question.toLowerCase().replace(/\s+/g, ' ').trim()
  return (
    /^(?:hi|hello|hey|good (?:morning|day|evening)|привіт|вітаю|добр(?:ий|ого) (?:день|дня|вечір|ранок|ранку|вечора))[\s!.,]*$/.test(
      plain,
    ) || whoPattern.test(plain)
  )
}

const whoPattern =
  /\b(?:who are you|what are you|are you (?:a |an )?(?:human|person|bot|robot|machine|ai|program|real)|am i talking to)\b|(?:хто ти|хто ви такі?|ти (?:людина|бот|робот|програма)|ви (?:людина|бот|робот)|зі мною (?:говорить|розмовляє))/
