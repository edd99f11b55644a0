import type { Article, CaseStudy, CostGuide, FaqEntry, Landing, LegalPage, Passage, RichText, Service } from '@/content-client'

const titled = (items: readonly { title: string; text: string }[]): Passage[] =>
  items.map(({ title, text }) => ({ anchor: '', heading: title, text }))

const answered = (
  questions: readonly { question: string; answer: RichText }[],
  anchorOf: (index: number) => string = () => '',
): Passage[] =>
  questions.flatMap(({ question, answer }, index) =>
    answer.passages.map(({ text }) => ({ anchor: anchorOf(index), heading: question, text })),
  )

/** Sentences without a heading of their own. */
export const plain = (...texts: readonly string[]): Passage[] => texts.map((text) => ({ anchor: '', heading: '', text }))

export function passagesOfArticle({ summary, takeaways, body }: Article): Passage[] {
  return [...plain(summary), ...body.passages, ...plain(...takeaways)]
}

export function passagesOfService(service: Service, price: Passage[]): Passage[] {
  const { lead, problem, deliverables, timeline, example, roles, body, questions } = service
  const stages = timeline.map(({ title, duration, text }) => ({ title, text: `${duration}. ${text}` }))
  return [
    ...plain(lead),
    ...price,
    ...problem.passages,
    ...titled([...deliverables, ...stages, example]),
    ...plain(roles.join(', ')),
    ...body.flatMap(({ title, text }) => text.passages.map((passage) => ({ ...passage, heading: passage.heading || title }))),
    ...answered(questions),
  ]
}

export function passagesOfLanding({ lead, benefits, conduct, steps, safety, body, questions }: Landing): Passage[] {
  const rules = conduct ? [conduct.does, conduct.asks, conduct.refuses].map((each) => each.join('. ')) : []
  return [...plain(lead, ...rules), ...titled([...benefits, ...steps, ...safety]), ...body.passages, ...answered(questions)]
}

export function passagesOfGuide({ lead, sizes, driverTexts, savingTexts, questions }: CostGuide): Passage[] {
  return [...plain(lead), ...titled([...sizes, ...driverTexts, ...savingTexts]), ...answered(questions)]
}

const chapters = ['situation', 'constraint', 'decision', 'solution', 'outcome', 'lessons'] as const

/** The chapters of a case are its anchors; their names are words of the interface. */
export function passagesOfCase(study: CaseStudy, nameOf: (chapter: (typeof chapters)[number]) => string): Passage[] {
  const { outcomeLine, summary, industry, technologies, metrics } = study
  const texts = chapters.flatMap((id) => study[id].passages.map(({ text }) => ({ anchor: id, heading: nameOf(id), text })))
  const measured = metrics.map(({ value, label, source }) => ({
    anchor: 'outcome',
    heading: nameOf('outcome'),
    text: `${value} ${label} (${source})`,
  }))
  return [
    ...plain(`${outcomeLine} ${summary}`, `${industry.title}. ${technologies.map(({ title }) => title).join(', ')}`),
    ...texts,
    ...measured,
  ]
}

export function passagesOfLegalPage({ inShort, body }: LegalPage): Passage[] {
  return [...inShort.map((text) => ({ anchor: 'in-short', heading: '', text })), ...body.passages]
}

export function passagesOfQuestion({ answer }: Pick<FaqEntry, 'answer'>): Passage[] {
  return answer.passages.map(({ text }) => ({ anchor: '', heading: '', text }))
}
