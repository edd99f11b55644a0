import { currentCatalogue, measure, parseEstimate } from '@/estimate'
import { type Block, type Hours, type HoursByBlock, maxQuantities, toQuery } from './migration'

/** For the server: the engine would be a heavy script for a page that only looks hours up. */
export function hoursByBlock(): HoursByBlock {
  return {
    'cnt.import': listHours('cnt.import'),
    'cnt.cms': listHours('cnt.cms'),
    setup: listHours('setup'),
    'core.entity': listHours('core.entity'),
    'cnt.lang': listHours('cnt.lang'),
    'cnt.upload': listHours('cnt.upload'),
    'cnt.media': listHours('cnt.media'),
    'cnt.export': listHours('cnt.export'),
    'core.flow': listHours('core.flow'),
    'core.screen': listHours('core.screen'),
  }
}

function listHours(block: Block): Hours[] {
  return Array.from({ length: maxQuantities[block] }, (_, index) => hoursOf(block, index + 1))
}

/** Hours of one block in the estimate the calculator links to. */
function hoursOf(block: Block, quantity: number): Hours {
  if (block === 'setup') return setUpHours()
  const found = measureQuery(toQuery([{ block, quantity }])).work.find((work) => work.block.id === block)
  if (!found) throw new Error(`The catalogue has no block "${block}".`)
  const { low, likely, high } = found.total
  return { low, likely, high }
}

/** What the CMS adds to the hours that belong to no block. */
function setUpHours(): Hours {
  const [chosen, without] = ['strapi', 'cms-none'].map((technology) =>
    Object.values(measureQuery(`v=1&t=site&x=${technology}`).fixed).reduce((sum, hours) => sum + hours, 0),
  )
  const hours = Number(chosen) - Number(without)
  return { low: hours, likely: hours, high: hours }
}

function measureQuery(query: string) {
  return measure(parseEstimate(query).document.input, currentCatalogue)
}
