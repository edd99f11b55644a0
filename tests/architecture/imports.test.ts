import { describe, expect, it } from 'vitest'
import { projectFiles, roomOf, sourceFiles } from '../support/files'
import { importsOf, parseImports } from '../support/imports'

/** Which rooms a room may take values from, and which only types. A room always knows itself. */
const arrows: Record<string, { values: readonly string[]; types: readonly string[] }> = {
  app: { values: ['components', 'content-client', 'estimate', 'messages', 'routing', 'styles'], types: [] },
  components: { values: ['estimate', 'messages', 'routing', 'styles'], types: ['content-client'] },
  'content-client': { values: [], types: ['routing'] },
  estimate: { values: [], types: ['routing'] },
  messages: { values: ['estimate', 'routing'], types: [] },
  routing: { values: [], types: [] },
  server: { values: ['app', 'components', 'estimate', 'messages', 'routing', 'styles'], types: ['content-client'] },
  styles: { values: [], types: [] },
  // Neither knows the other: what they agree on is in `routing/release`.
  build: { values: ['app', 'components', 'content-client', 'estimate', 'messages', 'routing', 'styles'], types: [] },
  // The test runner asks the tests which browser they need; a release is checked as it is served.
  scripts: {
    values: ['app', 'build', 'components', 'content-client', 'estimate', 'messages', 'routing', 'server', 'styles', 'tests'],
    types: [],
  },
}

const rooms = new Set(projectFiles.map(roomOf).filter(Boolean))

const crossings = sourceFiles.flatMap((file) =>
  importsOf(file)
    .map((each) => ({ ...each, file, from: roomOf(file), to: roomOf(`${each.target}/`) }))
    .filter(({ from, to }) => rooms.has(to) && from !== to),
)

describe('what the rooms of the code know of each other', () => {
  it('is read from import statements of every form', () => {
    const source = [
      "import { a, type B } from '@/routing/a'",
      "import type { C } from '@/routing/c'",
      "import {\n  type D,\n  type E,\n} from '../routing/d'",
      "export { f } from './f'",
      "const later = await import('@/messages/g.json')",
      "type H = import('@/content-client/h').H",
    ].join('\n')
    expect(parseImports(source, 'app/page.tsx').map(({ target, typeOnly }) => `${target}${typeOnly ? ' (type)' : ''}`)).toEqual([
      'routing/a',
      'routing/c (type)',
      'routing/d (type)',
      'app/f',
      'messages/g.json',
      'content-client/h (type)',
    ])
  })

  it('follows the arrows: pages know components, components know words and addresses, content and routing know nobody', () => {
    const wrong = crossings.filter(({ from, to, typeOnly }) => {
      const known = arrows[from]
      return known && !known.values.includes(to) && !(typeOnly && known.types.includes(to))
    })
    expect(crossings.length).toBeGreaterThan(50)
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  it('lets only pages and build steps read content', () => {
    const readers = crossings.filter(({ to, typeOnly }) => to === 'content-client' && !typeOnly)
    expect(new Set(readers.map(({ from }) => from))).toEqual(new Set(['app', 'build', 'scripts']))
  })

  it('gives content and estimate the name of a language and nothing else of routing', () => {
    const taken = crossings.filter(({ from, to }) => ['content-client', 'estimate'].includes(from) && to === 'routing')
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.filter(({ names }) => names.join() !== 'Locale')).toEqual([])
  })

  it('never leads out of a folder of components, of the estimate or of the pages and back into it', () => {
    // A private folder of a page counts by itself: what it takes and what takes it.
    const folderOf = (path: string) =>
      path.match(/^(?:components|estimate)\/[^/]+(?=\/)|^app\/(?:.*?\/)??_[^/]+(?=\/)|^app\/[^/]+(?=\/)/)?.[0]
    const edges = sourceFiles.flatMap((file) => importsOf(file).map(({ target }) => ({ from: folderOf(file), to: folderOf(target) })))
    const neighbours = (folder: string) => edges.flatMap(({ from, to }) => (from === folder && to && to !== folder ? [to] : []))
    const reachable = (folder: string) => {
      const reached = new Set(neighbours(folder))
      for (const each of reached) for (const next of neighbours(each)) reached.add(next)
      return reached
    }
    const folders = [...new Set(edges.flatMap(({ from }) => from ?? []))]
    expect(folders.length).toBeGreaterThan(15)
    expect(folders.filter((folder) => reachable(folder).has(folder))).toEqual([])
  })

  it('names a rule for every room that holds code', () => {
    const withCode = new Set(sourceFiles.map(roomOf).filter(Boolean))
    const own = ['bench', 'artwork']
    expect([...withCode].filter((room) => !(room in arrows) && !own.includes(room))).toEqual([])
  })
})
