import { linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markModules, markScripts } from './mark-modules'

const start = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,'

it('modules of a script are in parentheses, so that they are compiled with it', () => {
  const script = `${start}71217,e=>{"use strict";e.s(["a",()=>"71217,e=>{}"])},5,(e,t)=>{t.exports=[1,()=>2]},6,function(e){return e}]);`
  expect(markModules(script)).toBe(
    `${start}71217,(e=>{"use strict";e.s(["a",()=>"71217,e=>{}"])}),5,((e,t)=>{t.exports=[1,()=>2]}),6,(function(e){return e})]);`,
  )
})

it('marking them again changes nothing', () => {
  const marked = markModules(`${start}1,e=>{},2,(e,t)=>{}]);`)
  expect(markModules(marked)).toBe(marked)
})

it('a script that is no list of modules stays as it is', () => {
  for (const script of ['(()=>{start()})()', 'self.__next_f=[]', '!function(){}()', 'f(()=>{})']) expect(markModules(script)).toBe(script)
})

it('a file that an earlier release has, too, stays as it is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
  const earlier = mkdtempSync(join(tmpdir(), 'earlier-'))
  writeFileSync(join(earlier, 'a.js'), `${start}1,e=>{}]);`)
  linkSync(join(earlier, 'a.js'), join(folder, 'a.js'))
  await markScripts(folder)
  expect(readFileSync(join(folder, 'a.js'), 'utf8')).toBe(`${start}1,(e=>{})]);`)
  expect(readFileSync(join(earlier, 'a.js'), 'utf8')).toBe(`${start}1,e=>{}]);`)
  for (const each of [folder, earlier]) rmSync(each, { recursive: true })
})
