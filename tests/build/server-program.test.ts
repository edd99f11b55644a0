import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { release } from '../support/release'

const program = readdirSync(release, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:program\/)?[^/]+\.mjs$/.test(file))
  .map((file) => readFileSync(join(release, file), 'utf8'))
  .join('\n')

const asked = [...program.matchAll(/(?:\bfrom |\bimport\(|^import )"([^"./][^"]*)"/gm)].map(([, name = '']) => name)
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name
const packages = [...new Set(asked.map(packageOf))].filter((name) => !/^node:/.test(name) && !builtinModules.includes(name))

it('a server is installed with the packages its program asks for, and no others', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  expect(packages.sort()).toEqual(Object.keys(dependencies).sort())
})

it('what the program asks packages for once it needs them is there, as Node.js reads them', () => {
  const late = [...program.matchAll(/const \{([^}]*)\} = await import\("([^"./][^"]*)"\)/g)].map(([, names = '', name = '']) => ({
    name,
    names: names.split(',').map((each) => each.split(':')[0]?.trim()),
  }))
  expect(late.length).toBeGreaterThan(2)
  const script = `for (const { name, names } of ${JSON.stringify(late)}) {
    const found = await import(name)
    for (const each of names) if (!(each in found)) console.log(name, each)
  }`
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })).toBe('')
})
