'use client'

// Client: a handle follows the pointer that holds it. Keys and fingers that scroll have other ways.
import { type PointerEvent, useRef } from 'react'
import { asDecoration } from '../../resilience/decoration'
import styles from './grip.module.scss'

type GripProps = { name: string; onHold: (x: number, y: number) => void; onDrop: () => void }

/** A handle that is carried to a place and comes back when it is let go. */
export const Grip = asDecoration(BareGrip)

function BareGrip({ name, onHold, onDrop }: GripProps) {
  const from = useRef<{ x: number; y: number }>(undefined)
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!from.current) return
    // Past React: its place changes with every frame.
    currentTarget.style.translate = `${clientX - from.current.x}px ${clientY - from.current.y}px`
    onHold(clientX, clientY)
  }
  const drop = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (!from.current) return
    from.current = undefined
    currentTarget.style.translate = ''
    delete currentTarget.dataset.held
    onDrop()
  }
  return (
    <span
      className={styles.grip}
      aria-hidden="true"
      data-name={name}
      onPointerDown={({ clientX, clientY, pointerId, currentTarget }) => {
        from.current = { x: clientX, y: clientY }
        currentTarget.dataset.held = ''
        currentTarget.setPointerCapture(pointerId)
      }}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={drop}
    />
  )
}
