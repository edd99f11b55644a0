'use client'

// Client: the bill follows the answers. Without scripts it shows the first answers and the table of typical moves stays.
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Locale } from '@/routing/locales'
import { type Answers, firstAnswers, type HoursByBlock, planMigration } from './migration'
import { type BillWords, MigrationBill } from './migration-bill'
import styles from './migration-form.module.scss'

type MigrationFormProps = {
  locale: Locale
  words: BillWords
  hours: HoursByBlock
  /** The questions. */
  children: ReactNode
}

export function MigrationForm({ locale, words, hours, children }: MigrationFormProps) {
  const [answers, setAnswers] = useState<Answers>(firstAnswers)
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setAnswers({ ...firstAnswers, ...(Object.fromEntries(new FormData(currentTarget)) as Partial<Answers>) })
  }
  return (
    <div className={styles.calculator}>
      <form className={styles.questions} onChange={change}>
        {children}
      </form>
      <div className={styles.bill}>
        <MigrationBill plan={planMigration(answers, hours)} words={words} locale={locale} />
      </div>
    </div>
  )
}
