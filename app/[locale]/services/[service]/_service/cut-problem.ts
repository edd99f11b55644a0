type Cut = { statement: string; first: string; rest: string }

/** The first sentence of a rendered text, what is left of its first paragraph, and the paragraphs after it. */
export function cutProblem(html: string): Cut {
  const end = html.indexOf('</p>') + '</p>'.length
  const [first, rest] = [html.slice(0, end), html.slice(end).trim()]
  const [, sentence, others] = /^<p>([^<]+?[.!?…])\s+(.+)$/su.exec(first) ?? []
  if (!sentence || !others) return { statement: '', first, rest }
  return { statement: `<p>${sentence}</p>`, first: `<p>${others}`, rest }
}
