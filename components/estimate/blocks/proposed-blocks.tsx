import { MissingList } from './missing-list'
import { ProposalList } from './proposal-list'

/** What is loaded once blocks are chosen. */
export default function ProposedBlocks() {
  return (
    <>
      <ProposalList />
      <MissingList />
    </>
  )
}
