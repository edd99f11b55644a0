import { lazy, Suspense } from 'react'
import type { Locale } from '@/routing/locales'
import type { ContactWords } from './contact-words'
import { ProblemSummary } from './problem-summary'
import type { Shown } from './shown'

// It brings the estimate along.
const EstimateSummary = lazy(async () => ({ default: (await import('./estimate-summary')).EstimateSummary }))

type FormTopProps = { shown: Shown; words: ContactWords; locale: Locale; resultsPath: string; onRemove: () => void }

/** What stands above the fields: everything that is wrong with them, and the estimate that goes along. */
export function FormTop({ shown: { errors, attempt, estimate }, words, locale, resultsPath, onRemove }: FormTopProps) {
  return (
    <>
      {Object.keys(errors).length > 0 && <ProblemSummary key={attempt} errors={errors} words={words} />}
      <Suspense>{estimate && <EstimateSummary {...{ estimate, locale, resultsPath, onRemove }} words={words.estimate} />}</Suspense>
    </>
  )
}
