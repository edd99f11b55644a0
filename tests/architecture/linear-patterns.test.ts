import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { describe, expect, it } from 'vitest'
import { projectFiles, read } from '../support/files'
import { reachable, serverEntrances } from '../support/reachable'

/** What begins to read what a visitor sent, typed or has in the address: the server, the routes, and all that has a field or reads an address. */
const entrances = [
  ...serverEntrances,
  ...projectFiles.filter(
    (file) =>
      /^(?:app|components)\/.*(?<!\.test)\.tsx$/.test(file) &&
      /<(?:input|textarea)\b|\blocation\.(?:search|hash|pathname)/.test(read(file)),
  ),
]

type Pattern = { file: string; source: string; flags: string }

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = []
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  })
  visitor.visit(parseSync(file, read(file)).program)
  return found
}

/** How a text can be made so that finding nothing in it takes the square of its length, or worse. */
function slowness({ source, flags }: { source: string; flags: string }): string[] {
  // The library takes an edge of a word for something that ends every try early.
  const { reports } = analyse({ source: source.replaceAll('\\b', ''), flags })
  return reports.map((report) => `${report.type}${report.exponential ? ', exponential' : ''}`)
}

describe('a pattern that reads what a visitor sent', () => {
  const patterns = reachable(entrances).flatMap(patternsIn)

  it('takes time by the length of a text, whatever is in it', () => {
    expect(patterns.length).toBeGreaterThan(100)
    const slow = patterns.map(({ file, ...pattern }) => ({ file, ...pattern, slowness: slowness(pattern) }))
    expect(slow.filter(({ slowness: found }) => found.length > 0)).toEqual([])
  })

  it.each([/\b[\w-]+\.(?:com|net)\b/i, /(?:a+)+$/, /^\s*(\w+)*\s*$/, /\s+$/, /<[^>]*>/, /a.*b.*c/])(
    'is found where it does not: %s',
    (pattern) => {
      expect(slowness(pattern)).not.toEqual([])
    },
  )
})
