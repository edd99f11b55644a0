import { groupOf } from '../catalogue/groups'
import { catalogueVersions } from '../catalogue/register'
import type { Catalogue } from '../catalogue/types'
import { textOf } from '../texts'
import { blockEvidence, blockTitles } from '../titles'

/** The whole catalogue as JSON: numbers, words of both languages, evidence. */
export function toCatalogueFile(catalogue: Catalogue) {
  const { blocks, ...numbers } = catalogue
  return {
    schema: 'estimate-catalogue/1',
    versions: catalogueVersions,
    ...numbers,
    blocks: blocks.map((block) => ({
      ...block,
      group: groupOf(block.id),
      title: { en: blockTitles.en[block.id], uk: blockTitles.uk[block.id] },
      evidence: { en: blockEvidence.en[block.id], uk: blockEvidence.uk[block.id] },
      texts: { en: textOf(block.id, 'en'), uk: textOf(block.id, 'uk') },
    })),
  }
}
