import { type EstimateInput, type Group, groupNames, groupOf } from '@/estimate'

/** Which blocks of the list are shown while there is no search. */
export type ShownRows = {
  chosen: readonly string[]
  /** Chosen now or since the list began: what is unticked stays where it was. */
  kept: readonly string[]
  /** Groups of which every block is shown. */
  whole: readonly Group[]
}

export const noRows: ShownRows = { chosen: [], kept: [], whole: [] }

/**
 * The rows after a change of the chosen blocks. One block is ticked or unticked by hand: its row stays, and a group chosen from for the
 * first time stays as it was seen. Several at once are a link or a preset: the list begins anew.
 */
export function followRows(rows: ShownRows, blocks: EstimateInput['blocks']): ShownRows {
  const chosen = blocks.map(({ id }) => id)
  const changed = [...chosen, ...rows.chosen].filter((each) => chosen.includes(each) !== rows.chosen.includes(each))
  const [id] = changed
  if (!id) return rows
  if (changed.length > 1) return { chosen, kept: chosen, whole: [] }
  const group = groupOf(id)
  const whole = isOpened(rows, group) ? rows.whole : [...rows.whole, group]
  return { chosen, kept: [...rows.kept, id], whole }
}

/** A group of which several blocks are chosen, or in which one was ticked by hand. One block alone is named in the head of its group. */
export function isOpened({ kept, whole }: ShownRows, group: Group): boolean {
  return whole.includes(group) || new Set(kept.filter((id) => groupOf(id) === group)).size > 1
}

/** The blocks that are not shown: what nobody chose in groups that open by themselves, unless that is only one of a group. */
export function hiddenRows(rows: ShownRows, ids: readonly string[]): readonly string[] {
  return groupNames.flatMap((group) => {
    const others = ids.filter((id) => groupOf(id) === group && !rows.kept.includes(id))
    return !isOpened(rows, group) || rows.whole.includes(group) || others.length === 1 ? [] : others
  })
}
