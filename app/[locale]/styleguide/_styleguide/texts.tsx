import { PresetTable } from '@/components/estimate/preset-table'
import { PriceRange } from '@/components/estimate/price-range'
import { FactList } from '@/components/primitives/fact-list'
import { QuestionList } from '@/components/primitives/question-list'
import { RichText } from '@/components/primitives/rich-text'
import { Section } from '@/components/primitives/section'
import { Stack } from '@/components/primitives/stack'
import { TitledList } from '@/components/primitives/titled-list'
import type { EstimatePreset } from '@/content-client/types'
import { Grounds } from './grounds'
import { sampleFacts, sampleQuestions, sampleSteps, sampleText } from './sample-text'

/** What is read: lists, prices, answers, and what editors write. */
export function Texts({ presets }: { presets: readonly EstimatePreset[] }) {
  return (
    <Section title="Text" id="text" layout="stacked">
      <Stack gap={8}>
        <Grounds>
          <FactList facts={sampleFacts} />
          <TitledList items={sampleSteps} ordered />
          <QuestionList questions={sampleQuestions} />
          <PriceRange label="An online shop" from={57_000} to={126_000} duration="18 weeks" />
          <RichText content={sampleText} />
        </Grounds>
        <PresetTable presets={presets} caption="A table, on night only" />
      </Stack>
    </Section>
  )
}
