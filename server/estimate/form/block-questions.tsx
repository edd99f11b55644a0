import { BlockGroups } from '@/components/estimate/blocks/block-groups'
import type { BlockListParts } from '@/components/estimate/blocks/block-row'
import { type BlockFigures, blockFigures } from '@/components/estimate/blocks/figures'
import type { StepQuestionsProps } from '@/components/estimate/form/field-row'
import type { Catalogue, EstimateInput } from '@/estimate'

type BlockQuestionsProps = StepQuestionsProps & { input: EstimateInput; catalogue: Catalogue }

/** The list of blocks with the figures of one estimate, written once. */
export function BlockQuestions({ input, ...props }: BlockQuestionsProps) {
  return <BlockGroups {...props} parts={toParts(blockFigures(input, props.catalogue, props.words))} />
}

function toParts(figures: BlockFigures): BlockListParts {
  return {
    Item: ({ id, className, children }) =>
      figures.isAbsent(id) ? null : (
        <li className={className} data-block={id}>
          {children}
        </li>
      ),
    Group: ({ group, className, head, children }) => (
      <section aria-labelledby={`group-${group}-title`}>
        {/* What is refused in a group has to be seen. */}
        <details className={className} open>
          {head}
          {children}
        </details>
      </section>
    ),
    Hours: ({ id }) => figures.hours(id),
    GroupFigure: ({ group, figure }) => figures[figure](group),
  }
}
