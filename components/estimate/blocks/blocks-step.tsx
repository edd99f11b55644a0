import { useLocale, useMessages } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue } from '@/estimate'
import { kindNames } from '../completeness/kind-names'
import { UsualBlocks } from '../completeness/usual-blocks'
import { Conflicts } from '../conflicts/conflicts'
import { FieldError } from '../form/field-error'
import { LiveControl } from '../form/live-control'
import { askedPresets, choosePresets } from '../presets'
import { StepFrame } from '../steps/step-frame'
import { createWords } from '../words'
import { BlockEffect } from './block-effect'
import { BlockFind } from './block-find'
import { BlockGroups } from './block-groups'
import { BlockListState, LiveGroup, LiveGroupFigure, LiveHours, LiveItem } from './block-list-state'
import { BlockPresets } from './block-presets'
import { Proposals } from './proposals'

const parts = { Item: LiveItem, Group: LiveGroup, Hours: LiveHours, GroupFigure: LiveGroupFigure, Effect: BlockEffect }

/** Step 3: functional blocks. */
export function BlocksStep({ presets }: { presets: readonly EstimatePreset[] }) {
  const words = createWords(useLocale(), useMessages())
  return (
    <StepFrame
      step="functional-blocks"
      messages={['EstimateBlocks']}
      State={BlockListState}
      above={
        <BlockPresets
          presets={choosePresets(presets, askedPresets).map(({ slug, title, shortTitle }) => ({ slug, title: shortTitle ?? title }))}
        />
      }
    >
      <BlockGroups
        words={words}
        Control={LiveControl}
        catalogue={currentCatalogue}
        errorNote={(field) => <FieldError field={field} />}
        parts={parts}
        below={<Proposals />}
      >
        <BlockFind />
        <UsualBlocks kinds={kindNames(words)} leads />
        <Conflicts withoutGaps />
      </BlockGroups>
    </StepFrame>
  )
}
