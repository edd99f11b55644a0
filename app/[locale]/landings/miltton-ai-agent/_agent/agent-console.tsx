'use client'

// Client: answers typed questions. What it answers from is loaded when the field is first touched.
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'
import { loadIndex } from '@/components/search/load-index'
import type { Locale } from '@/routing/locales'
import { AgentAnswer } from './agent-answer'
import styles from './agent-console.module.scss'
import type { AgentWords } from './agent-words'
import type { Answer } from './answer-question'

type Turn = { id: number; question: string; answer: Answer | 'looking' | 'failed' }

type AgentConsoleProps = { locale: Locale; words: AgentWords; suggestions: readonly string[]; children: ReactNode }

export function AgentConsole({ locale, words, suggestions, children }: AgentConsoleProps) {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [question, setQuestion] = useState('')
  const log = useRef<HTMLDivElement>(null)

  useSafeEffect(() => {
    const last = log.current?.lastElementChild
    // The first words, which say that this is a program, stay in sight until somebody asks.
    if (turns.length > 0 && log.current && last instanceof HTMLElement) log.current.scrollTop = last.offsetTop
  }, [turns])

  const ask = async (asked: string) => {
    if (!asked.trim()) return
    const id = (turns.at(-1)?.id ?? 0) + 1
    setTurns((all) => [...all, { id, question: asked.trim(), answer: 'looking' }])
    setQuestion('')
    const answer = await findAnswer(locale, asked).catch(() => 'failed' as const)
    setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, answer } : turn)))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(question)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls has to be reached by keyboard */}
      <div className={styles.log} role="log" aria-label={words.label} tabIndex={0} ref={log}>
        {children}
        {turns.map(({ id, question: asked, answer }) => (
          <div className={styles.turn} key={id}>
            <AgentAnswer question={asked} answer={answer} words={words} onHandOver={(event) => handOver(event, asked)} />
          </div>
        ))}
      </div>
      <div className={styles.ask}>
        <form className="relative" onSubmit={submit}>
          <input
            className={styles.field}
            type="text"
            name="question"
            aria-label={words.placeholder}
            placeholder={words.placeholder}
            value={question}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="send"
            onFocus={() => prepare(locale)}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <button className={styles.send} type="submit">
            <span className={styles.sendName}>{words.ask}</span>
            <Icon path={icons.arrow} />
          </button>
        </form>
        <ul className="gap1 above2 cluster" aria-label={words.suggestions}>
          {suggestions.map((each) => (
            <li key={each}>
              <button className={styles.suggestion} type="button" onClick={() => ask(each)}>
                {each}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** To a person, with the question in the message. */
function handOver(event: MouseEvent, question: string): void {
  event.preventDefault()
  void import('@/components/contacts/desk-parts').then(({ takeAlong }) => takeAlong(question))
}

function prepare(locale: Locale): void {
  Promise.all([import('./answer-question'), loadIndex(locale)]).catch(() => {
    // Asking will say so.
  })
}

async function findAnswer(locale: Locale, question: string): Promise<Answer> {
  const [{ answerQuestion }, index] = await Promise.all([import('./answer-question'), loadIndex(locale)])
  return answerQuestion(index, question)
}
