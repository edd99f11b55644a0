import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { read } from '../support/files'

it('each planted fault still has the one place where it is made', () => {
  const byFile = parse(read('tests/planted/faults.yaml')) as Record<string, { says: string; from: string }[]>
  const faults = Object.entries(byFile).flatMap(([file, all]) => all.map((fault) => ({ file, ...fault })))
  expect(faults.length).toBeGreaterThanOrEqual(60)
  expect(faults.filter(({ file, from }) => read(file).split(from).length !== 2).map(({ file, says }) => `${file}: ${says}`)).toEqual([])
})
