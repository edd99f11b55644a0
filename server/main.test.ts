import { describe, expect, it } from 'vitest'
import { toSentences } from './main'

const refusal = (code: string, path?: string) => Object.assign(new Error(`${code}: refused`), { code, path })

describe('what an operator is told', () => {
  it('is what to do when the machine refuses', () => {
    expect(toSentences(refusal('EROFS', '.releases'))).toEqual([
      '.releases cannot be written or read by this user; check the rights of the folder (EROFS).',
    ])
    expect(toSentences(refusal('ENOSPC'))).toEqual(['The disk is full; what was being served stays as it was.'])
  })

  it('is to install what is missing', () => {
    expect(toSentences(Object.assign(new Error("Cannot find package 'sharp'\nat x"), { code: 'ERR_MODULE_NOT_FOUND' }))).toEqual([
      'A package is not installed (Cannot find package \'sharp\'); run "npm ci".',
    ])
  })
})
