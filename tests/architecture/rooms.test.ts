import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles, read, roomOf } from '../support/files'

const allowedRooms = [
  ...['app', 'components', 'content-client', 'messages', 'public', 'styles', 'tests'],
  ...['content', 'content-service', 'estimate', 'routing', 'build', 'server', 'deploy', 'scripts', 'bench', 'artwork'],
  '.ci',
]

/** What tools, people or Next.js look for at the top. */
const allowedFiles =
  /^(?:(?:README|CONTRIBUTING)\.md|LICENSE|CHANGELOG\.md|package(?:-lock)?\.json|\.gitignore|\.dockerignore|\.editorconfig|\.nvmrc|\.env\.example|\.stylelintrc\.json|biome\.json|knip\.jsonc|tsconfig(?:\.\w+)?\.json|(?:next|vitest|playwright|sentry\.\w+)\.config\.ts|middleware\.ts|instrumentation(?:-client)?\.ts)$/

const rooms = [...new Set(projectFiles.map(roomOf).filter(Boolean))]

/** What lies in `public` is served to anybody; a hidden folder is a tool's. */
const readmes = [
  'README.md',
  'CONTRIBUTING.md',
  ...rooms.filter((room) => room !== 'public' && !room.startsWith('.')).map((room) => `${room}/README.md`),
]

describe('where things stand', () => {
  it('is one of the rooms everybody knows, or a file a tool asks for', () => {
    const strangers = [
      ...rooms.filter((room) => !allowedRooms.includes(room)),
      ...projectFiles.filter((file) => roomOf(file) === '' && !allowedFiles.test(file)),
    ]
    expect(rooms.length).toBeGreaterThan(7)
    expect(strangers).toEqual([])
  })

  it('is never a folder for everything', () => {
    const folders = new Set(projectFiles.flatMap((file) => file.split('/').slice(0, -1)))
    expect([...folders].filter((folder) => /^(libs?|utils?|helpers?|common|misc)$/.test(folder))).toEqual([])
  })

  it('is told by a short README in every room', () => {
    expect(readmes.filter((file) => !existsSync(file))).toEqual([])
    const limits: Readonly<Record<string, number>> = { 'README.md': 115, 'CONTRIBUTING.md': 120, 'content-service/README.md': 80 }
    const long = readmes.filter((file) => read(file).trimEnd().split('\n').length > (limits[file] ?? 40))
    expect(long).toEqual([])
  })

  it('is where the READMEs say it is', () => {
    const named = readmes.filter(existsSync).flatMap((readme) => pathsIn(read(readme)).map((path) => ({ readme, path })))
    expect(named.length).toBeGreaterThan(0)
    const missing = named.filter(({ readme, path }) => ![path, `${roomOf(readme)}/${path}`].some(exists))
    expect(missing).toEqual([])
  })
})

describe('file names', () => {
  it('are written in small letters with hyphens, in one way everywhere', () => {
    const named = projectFiles.filter((file) => /\.(tsx?|scss)$/.test(file) && roomOf(file) !== '')
    // A route may answer for a file, and is then named like it: `sitemap.xml`, `.well-known`.
    const word = /^(?:[_.]?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:txt|xml|json|pdf|webmanifest))?|\[(?:\.{3})?[a-z]+\]|%5F[a-z]+)$/
    const odd = named.filter((file) =>
      file
        .replace(/(?:\.[a-z0-9]+)+$/, '')
        .split('/')
        .some((part) => !word.test(part)),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(odd).toEqual([])
  })
})

/** Paths in code spans and links: those with a slash, and files with an extension we write. */
function pathsIn(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const spans = [...prose.matchAll(/`([^`\s]+)`/g), ...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map(([, path = '']) => path)
  return spans.filter(
    (path) => /^[\w.[\]@-]+(\/[\w.[\]@-]*)*$/.test(path) && (rooms.includes(roomOf(path)) || /\.(md|tsx?|scss|json)$/.test(path)),
  )
}

/** Generated folders are promised by .gitignore; everything else has to be there. */
function exists(path: string): boolean {
  const plain = path.replace(/\/$/, '')
  return (
    existsSync(plain) ||
    read('.gitignore')
      .split('\n')
      .some((line) => line.replace(/\/$/, '') === plain)
  )
}
