'use client'

// Client: the sentence is read in the browser and not sent.
import { type FormEvent, useRef, useState } from 'react'
import type { Described } from '@/estimate/describe/describe'
import { Button } from '../../primitives/button'
import { today } from '../form/today'
import { useWords } from '../words-provider'
import styles from './sentence.module.scss'
import { type PresetName, SentenceAnswer } from './sentence-answer'

/** After so many milliseconds of loading the page says that it takes long. */
const patience = 1000

/** “Describe your project in a sentence”: the estimate of the nearest preset with what was said, each part of which can be declined. */
export function Sentence({ presets }: { presets: readonly PresetName[] }) {
  const t = useWords().in('EstimateSentence')
  const [found, setFound] = useState<Described | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const [isSlow, setSlow] = useState(false)

  const loadReader = async () => {
    const slow = setTimeout(setSlow, patience, true)
    try {
      return await import('@/estimate/describe/describe')
    } finally {
      clearTimeout(slow)
      setSlow(false)
    }
  }
  const read = async (event: FormEvent) => {
    event.preventDefault()
    const { describeProject } = await loadReader()
    setFound(describeProject(field.current?.value ?? '', today()))
  }

  return (
    <div className={styles.sentence}>
      <form onSubmit={read}>
        <label className={styles.label} htmlFor="sentence">
          {t('label')}
        </label>
        <textarea
          className={styles.field}
          id="sentence"
          ref={field}
          rows={3}
          maxLength={1000}
          placeholder={t('example')}
          onFocus={() => void loadReader()}
        />
        <Button type="submit">{t('read')}</Button>
        <p className="small quiet" role="status">
          {isSlow && t('slow')}
        </p>
      </form>
      {/* A new sentence begins with no answers. */}
      <div aria-live="polite">{found && <SentenceAnswer found={found} presets={presets} key={JSON.stringify(found)} />}</div>
    </div>
  )
}
