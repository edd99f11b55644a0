'use client'

// Client: tickets are dragged or moved by buttons, and the wait follows.
import { type PointerEvent, useRef, useState } from 'react'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import handle from './grip.module.scss'
import type { PrototypeWords } from './kinds'
import { Figure, Readout } from './parts'
import styles from './parts.module.scss'
import list from './queue.module.scss'
import { averageWait, moveTicket, paid, proposedOrder, waitsOf } from './queue-order'

export function Queue({ words }: { words: PrototypeWords<'queue'> }) {
  const [tickets, setTickets] = useState(paid)
  const [dragged, setDragged] = useState<string | null>(null)
  const rows = useRef<HTMLOListElement>(null)
  const waits = waitsOf(tickets)

  /** The place under the pointer takes the ticket that is held. */
  const drag = (event: PointerEvent) => {
    if (!dragged || !rows.current) return
    const places = [...rows.current.children].map((row) => row.getBoundingClientRect())
    const to = places.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom)
    const from = tickets.findIndex(({ id }) => id === dragged)
    if (to >= 0 && to !== from) setTickets(moveTicket(tickets, from, to))
  }

  return (
    <>
      <ol
        className="grid gap1"
        ref={rows}
        aria-label={words.tickets}
        onPointerMove={drag}
        onPointerUp={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
      >
        {tickets.map(({ id, drink }, index) => {
          const name = `${words.drinks[drink]}, ${id}`
          return (
            <li className={list.ticket} key={id} data-dragged={dragged === id || undefined}>
              <span
                className={handle.grip}
                aria-hidden="true"
                onPointerDown={(event) => {
                  rows.current?.setPointerCapture(event.pointerId)
                  setDragged(id)
                }}
              />
              <span className="grid">
                <b>{words.drinks[drink]}</b>
                <small className={styles.note}>{`${id} · ${words.handed} ${waits[index]} ${words.minutes}`}</small>
              </span>
              <button
                className={styles.arrow}
                type="button"
                aria-label={`${words.up} ${name}`}
                aria-disabled={index === 0}
                onClick={(event) => {
                  setTickets(moveTicket(tickets, index, index - 1))
                  keepFocus(event.currentTarget)
                }}
              >
                <Icon path={icons.arrow} className={list.up} />
              </button>
              <button
                className={styles.arrow}
                type="button"
                aria-label={`${words.down} ${name}`}
                aria-disabled={index === tickets.length - 1}
                onClick={(event) => {
                  setTickets(moveTicket(tickets, index, index + 1))
                  keepFocus(event.currentTarget)
                }}
              >
                <Icon path={icons.arrow} className={list.down} />
              </button>
            </li>
          )
        })}
      </ol>
      <Readout>
        <Figure label={words.wait}>{`${averageWait(tickets)} ${words.minutes}`}</Figure>
      </Readout>
      <p className={styles.tools}>
        <button className={styles.button} type="button" onClick={() => setTickets(proposedOrder(paid))}>
          {words.propose}
        </button>
      </p>
    </>
  )
}

/** A row that changes its place takes the focus out of it. */
function keepFocus(button: HTMLElement) {
  requestAnimationFrame(() => button.focus())
}
