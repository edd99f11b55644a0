const clauseEnd = /; (?![^(]*\))/
const references = /(?:blocks?|блоки?)\s(?:[“«][^”»]+[”»](?:\s(?:and|or|і|або)\s(?=[“«]))?)+/g
const either = /[”»]\s(?:or|або)\s[“«]/
const nameInside = /(?<=[“«])[^”»]+/g
const othersOfGroup = /\((?:the other \S+ blocks|інші\sблоки\s[^\s)]+)\)/

/** What is chosen: the ids of the blocks that are priced, and the titles in the language of the lines. */
type Chosen = { ids: readonly string[]; titles: Readonly<Record<string, string>> }

/**
 * What one block leaves out of the whole estimate: its lines without what another chosen block brings. Where a line names several blocks
 * and only some are chosen, the others are named instead.
 */
export function exclusionsLeft(id: string, lines: readonly string[], { ids, titles }: Chosen): string[] {
  const others = ids.filter((each) => each !== id)
  const has = (name: string) => others.some((each) => titles[each]?.startsWith(name))
  return lines.flatMap((line) => {
    const clauses = line.split(clauseEnd)
    const left = clauses.flatMap((clause) => {
      if (othersOfGroup.test(clause)) return others.some((each) => prefixOf(each) === prefixOf(id)) ? [] : [clause]
      const named = (clause.match(references) ?? []).map((place) => ({
        names: place.match(nameInside) ?? [],
        oneWillDo: either.test(place),
      }))
      const missing = named.flatMap(({ names, oneWillDo }) =>
        oneWillDo && names.some(has) ? [] : names.filter((name) => !has(name)).map((name) => asBlock(name, clause)),
      )
      const isWhole = named.length === 0 || named.every(({ names }) => !names.some(has))
      return isWhole ? [clause] : missing
    })
    return left.length === clauses.length && left.join('; ') === line ? [line] : left.map(capitalized)
  })
}

/** A bare title would not say what is left out: “Export”, alone, is no sentence. */
function asBlock(name: string, clause: string): string {
  return clause.includes('«') ? `Блок «${name}»` : `The “${name}” block`
}

function prefixOf(id: string): string {
  return id.split('.')[0] ?? id
}

function capitalized(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
