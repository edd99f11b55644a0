import { expect, it } from 'vitest'
import { projectFiles } from '../support/files'
import { importsOf } from '../support/imports'
import { reachable } from '../support/reachable'

it('tests in a browser reach no JSON by an import: their runner could not read it, and none of them would run', () => {
  const tests = projectFiles.filter((file) => /\.e2e\.ts$|^(?:tests\/panel\/)?playwright\.config\.ts$/.test(file))
  const reached = [...reachable(tests)]
  expect(reached.length).toBeGreaterThan(tests.length)
  const importing = reached.filter((file) => importsOf(file).some(({ target, typeOnly }) => !typeOnly && target.endsWith('.json')))
  expect(importing).toEqual([])
})
