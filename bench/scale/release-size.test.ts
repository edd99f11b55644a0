import { expect, it } from 'vitest'
import { kindOf } from './release-size'

it('files of a release are counted by place and ending', () => {
  const files = [
    '.next/server/app/uk/blog/a.html',
    '.next/server/app/uk/blog/a.segments/_tree.segment.rsc',
    'site/files/uk/blog/a.rsc.gz',
    'public/og/en.png',
    'site-stamp.json',
  ]
  expect(files.map(kindOf)).toEqual([
    '.next/server *.html',
    '.next/server *.segment.rsc',
    'site *.rsc.gz',
    'public/og *.png',
    'site-stamp.json *.json',
  ])
})
