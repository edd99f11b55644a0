import { groupOf } from '../catalogue/groups'
import { catalogueVersions } from '../catalogue/register'
import type { Catalogue } from '../catalogue/types'
import { textOf } from '../texts'
import { blockEvidence, blockTitles } from '../titles'
import sources from '../trace/sources.json'

/** What a tag of the evidence stands for: S8. */
const named = Object.entries<{ name: string; url?: string }>(sources).filter(([tag]) => /^S\d+$/.test(tag))

/** The whole catalogue as JSON: numbers, words of both languages, evidence. */
export function toCatalogueFile(catalogue: Catalogue) {
  const { blocks, ...numbers } = catalogue
  return {
    schema: 'estimate-catalogue/1',
    versions: catalogueVersions,
    ...numbers,
    sources: Object.fromEntries(named),
    blocks: blocks.map((block) => ({
      ...block,
      group: groupOf(block.id),
      title: { en: blockTitles.en[block.id], uk: blockTitles.uk[block.id] },
      evidence: { en: blockEvidence.en[block.id], uk: blockEvidence.uk[block.id] },
      texts: { en: textOf(block.id, 'en'), uk: textOf(block.id, 'uk') },
    })),
  }
}
