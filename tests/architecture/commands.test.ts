import { describe, expect, it } from 'vitest'
import { projectFiles, read, roomOf } from '../support/files'

const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }

// What sample texts name is a command of a site they tell of, and the changelog tells of commands that were.
const texts = projectFiles.filter(
  (file) => /\.(?:md|tsx?|mjs|js|json|ya?ml)$|Dockerfile|^\.ci\//.test(file) && roomOf(file) !== 'content' && file !== 'CHANGELOG.md',
)

describe('the commands of package.json', () => {
  it('are few: at most 16', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(16)
  })

  it('are those that texts, messages and programs name', () => {
    const named = texts.flatMap((file) =>
      [...read(file).matchAll(/npm run (?:-\w+ |--silent )*([a-z][a-z:-]*[a-z])/g)].map(([, name = '']) => ({ file, name })),
    )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})
