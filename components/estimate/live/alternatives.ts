import { applyPatch, type Catalogue, type EstimateDocument, type EstimateInput, type InputPatch } from '@/estimate'
import { simplifyPatch } from '@/estimate/address/alternatives'

type Alternatives = EstimateDocument['alternatives']

/** The patch that turns one estimate into another. */
export function patchBetween(from: EstimateInput, to: EstimateInput, catalogue: Catalogue): InputPatch {
  const { blocks, later, ...set } = to
  const kept = new Set(blocks.map(({ id }) => id))
  const remove = from.blocks.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  return simplifyPatch({ set, add: blocks, remove, later, now: from.later.filter((id) => !later.includes(id)) }, from, catalogue)
}

/** The wanted name, with a number if another alternative has it. */
export function freeName(wanted: string, taken: Alternatives): string {
  const names = new Set(taken.map(({ name }) => name))
  return [wanted, `${wanted}-2`, `${wanted}-3`, `${wanted}-4`].find((name) => !names.has(name)) ?? wanted
}

export function renameAlternative(alternatives: Alternatives, index: number, name: string) {
  return alternatives.map((each, place) => (place === index ? { ...each, name } : each))
}

/** The document seen from one of its alternatives: that one is the estimate, and what was it is the alternative. */
export function swapMain(document: EstimateDocument, index: number, catalogue: Catalogue): EstimateDocument {
  const { input, alternatives } = document
  const chosen = alternatives[index]
  if (!chosen) return document
  const next = applyPatch(input, chosen.patch)
  const others = alternatives.map((other, place) =>
    place === index
      ? { name: freeName('before', alternatives), patch: patchBetween(next, input, catalogue) }
      : { ...other, patch: patchBetween(next, applyPatch(input, other.patch), catalogue) },
  )
  return { ...document, input: next, alternatives: others }
}

/** A name as the address can hold it: Latin letters, digits and hyphens. Ukrainian letters are transliterated. */
export function cleanName(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24)
}

const letters =
  'а:a б:b в:v г:h ґ:g д:d е:e є:ie ж:zh з:z и:y і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ю:iu я:ia ь: ʼ:'
const latin: Readonly<Record<string, string>> = Object.fromEntries(letters.split(' ').map((pair) => pair.split(':')))
