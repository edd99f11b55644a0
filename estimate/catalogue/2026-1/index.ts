import type { Catalogue } from '../types'
import { blocks } from './blocks'
import { core } from './core'
import { factors } from './factors'
import { plan } from './plan'
import { prices } from './prices'
import { technologies } from './technologies'

/** All numbers of 2026.1. A new version is a new folder beside this one, so that old addresses keep their old prices. */
export const version20261: Catalogue = {
  version: '2026.1',
  date: '2026-11-02',
  ...{ blocks, technologies, ...factors, ...prices, ...plan },
  ...{ timing: 'shares', holidays: [], alongside: [], core },
}
