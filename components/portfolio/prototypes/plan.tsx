'use client'

// Client: loads are dragged to trucks or given to them by radio buttons, and what does not fit is said at once.
import { useRef, useState } from 'react'
import { Grip } from './grip'
import type { PrototypeWords } from './kinds'
import { Choices, Figure, Readout } from './parts'
import styles from './parts.module.scss'
import table from './plan.module.scss'
import { dayLimit, emptyKilometres, hoursOf, judge, type Load, loads, type Truck, trucks, unplanned } from './trip-plan'

export function Plan({ words }: { words: PrototypeWords<'plan'> }) {
  const [plan, setPlan] = useState(unplanned)
  const [over, setOver] = useState<Truck | null>(null)
  const lanes = useRef<HTMLUListElement>(null)
  const { open, kilometres, tooLong } = judge(plan)

  /** The truck under the pointer has the load for as long as it is held there; anywhere else the load is open. */
  const hold = (load: Load, x: number, y: number) => {
    const places = [...(lanes.current?.children ?? [])].map((lane) => lane.getBoundingClientRect())
    const index = places.findIndex(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom)
    const truck = trucks[index] ?? null
    setOver(truck)
    setPlan((before) => (before[load] === truck ? before : { ...before, [load]: truck }))
  }

  return (
    <>
      <Readout>
        <ul className={table.trucks} aria-label={words.trucks} ref={lanes}>
          {trucks.map((truck) => {
            const hours = hoursOf(plan, truck)
            const carried = loads.filter((load) => plan[load] === truck).map((load) => words.loads[load])
            return (
              <li
                className={table.truck}
                key={truck}
                data-wrong={tooLong.includes(truck) || undefined}
                data-over={over === truck || undefined}
              >
                <b>{truck}</b>
                <meter className={table.hours} max={dayLimit * 2} high={dayLimit} optimum={0} value={hours} aria-label={truck} />
                <span className={styles.note}>
                  {[`${hours} ${words.hours}`, ...(tooLong.includes(truck) ? [words.tooLong] : []), ...carried].join(' · ')}
                </span>
              </li>
            )
          })}
        </ul>
        <Figure label={words.open}>{open}</Figure>
        <Figure label={words.kilometers}>{kilometres}</Figure>
      </Readout>
      {loads.map((load) => (
        <div className={table.load} key={load}>
          <Grip name={words.loads[load]} onHold={(x, y) => hold(load, x, y)} onDrop={() => setOver(null)} />
          <Choices<Truck | 'none'>
            label={`${words.load} ${words.loads[load]}`}
            options={[
              { value: 'none', label: words.none },
              ...trucks.map((truck) => ({ value: truck, label: truck, note: `${emptyKilometres(load, truck)} ${words.empty}` })),
            ]}
            value={plan[load] ?? 'none'}
            onChoose={(truck) => setPlan({ ...plan, [load]: truck === 'none' ? null : truck })}
          />
        </div>
      ))}
    </>
  )
}
