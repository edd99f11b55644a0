'use client'

// Client: a question is chosen, and of its answer a source.
import { useState } from 'react'
import archive from './archive.module.scss'
import type { PrototypeWords } from './kinds'
import { Choices } from './parts'
import styles from './parts.module.scss'

const questions = ['offset', 'sublet', 'fee'] as const
type Question = (typeof questions)[number]

export function Archive({ words }: { words: PrototypeWords<'archive'> }) {
  const [question, setQuestion] = useState<Question>('offset')
  const [source, setSource] = useState<'1' | '2'>('1')
  const choose = (chosen: Question) => {
    setQuestion(chosen)
    setSource('1')
  }
  return (
    <>
      <Choices
        label={words.questions}
        options={questions.map((value) => ({ value, label: words[value].question }))}
        value={question}
        onChoose={choose}
      />
      <div className={archive.answer} aria-live="polite">
        {question === 'fee' ? (
          <>
            <p>{words.unknown}</p>
            <ul className={archive.closest}>
              {[words.fee.page1, words.fee.page2, words.fee.page3].map((page) => (
                <li key={page}>{page}</li>
              ))}
            </ul>
            <p className={styles.note}>{words.person}</p>
          </>
        ) : (
          <>
            <div>
              <p>
                <span>{words[question].answer1}</span> <sup>1</sup>
              </p>
              <p>
                <span>{words[question].answer2}</span> <sup>2</sup>
              </p>
              <Choices
                label={words.sources}
                options={[
                  { value: '1', label: `1 · ${words[question].source1}` },
                  { value: '2', label: `2 · ${words[question].source2}` },
                ]}
                value={source}
                onChoose={setSource}
              />
            </div>
            <div className={archive.page} data-ground="paper">
              <p>
                <b>{source === '1' ? words[question].source1 : words[question].source2}</b>
              </p>
              <p>
                <mark className={archive.passage}>{source === '1' ? words[question].passage1 : words[question].passage2}</mark>
              </p>
            </div>
          </>
        )}
      </div>
    </>
  )
}
