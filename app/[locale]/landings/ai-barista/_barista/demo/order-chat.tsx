'use client'

// Client: the visitor talks with the assistant. What understands orders is loaded when the chat is seen or used.
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'
import type { Locale } from '@/routing/locales'
import type { DemoLabels } from './labels'
import { type Message, Messages } from './messages'
import styles from './order-chat.module.scss'
import { Slip, type SlipRow } from './slip'
import type { View } from './talk'
import { whenSeen } from './when-seen'

type OrderChatProps = {
  locale: Locale
  labels: DemoLabels
  suggestions: readonly string[]
  /** What the slip shows before the first message. */
  example: { rows: readonly SlipRow[]; total: string }
  /** What this is and is not. */
  note: string
  /** The written dialogue. It makes room for the visitor's own. */
  children: ReactNode
}

const loadTalk = () => import('./talk')

export function OrderChat({ locale, labels, suggestions, example, note, children }: OrderChatProps) {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [view, setView] = useState<View | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Messages sent one right after another build on each other, whatever is painted.
  const state = useRef<View['state'] | null>(null)

  useSafeEffect(() => whenSeen(frame.current, loadTalk), [])

  useSafeEffect(() => {
    if (messages.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'instant' })
  }, [messages])

  async function send(text: string) {
    const { talk } = await loadTalk()
    const next = talk(state.current, text, locale, labels)
    state.current = next.state
    setView(next)
    setMessages((before) => [
      ...before,
      { speaker: 'guest', text, language: next.language },
      { speaker: 'assistant', text: next.reply, language: next.language },
    ])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (!text || !input.current) return
    input.current.value = ''
    void send(text)
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Pressed by keyboard, the button may be gone after the answer: the place to go on is the field.
    if (event.detail === 0) input.current?.focus()
    void send(event.currentTarget.value)
  }

  function startAgain() {
    state.current = null
    setMessages([])
    setView(null)
    input.current?.focus()
  }

  const isLive = messages.length > 0
  const notes = isLive ? (view?.notes ?? []) : [labels.slipExample]
  return (
    <div className={styles.demo} ref={frame}>
      <div className={styles.chat}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls has to be reached by keyboard */}
        <div className={styles.log} ref={log} role="log" aria-live="polite" aria-label={labels.log} tabIndex={0}>
          <div className={styles.said}>
            {isLive ? (
              <Messages messages={[{ speaker: 'assistant', text: labels.greeting, language: locale }, ...messages]} labels={labels} />
            ) : (
              children
            )}
          </div>
        </div>
        <div className={styles.desk}>
          <fieldset className={styles.suggestions}>
            <legend className="visuallyHidden">{labels.suggestions}</legend>
            {(view?.suggestions ?? suggestions).map((suggestion) => (
              <button className={styles.suggestion} type="button" value={suggestion} onClick={press} key={suggestion}>
                {suggestion}
              </button>
            ))}
          </fieldset>
          <form className={styles.form} onSubmit={submit}>
            <label className="visuallyHidden" htmlFor="barista-order">
              {labels.input}
            </label>
            <input
              className={styles.input}
              type="text"
              ref={input}
              id="barista-order"
              placeholder={labels.placeholder}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="send"
            />
            <button className={styles.send} type="submit">
              <span className={styles.sendWord}>{labels.send}</span>
              <Icon path={icons.arrow} />
            </button>
          </form>
        </div>
      </div>
      <div className={styles.side}>
        <Slip
          rows={isLive ? (view?.rows ?? []) : example.rows}
          total={isLive && view ? view.total : example.total}
          notes={notes}
          labels={labels}
        />
        {isLive && (
          <button className={styles.again} type="button" onClick={startAgain}>
            {labels.again}
          </button>
        )}
        <p className="tiny quiet">{note}</p>
      </div>
    </div>
  )
}
