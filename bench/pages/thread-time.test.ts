import { describe, expect, it } from 'vitest'
import { mainThreadsOf, type TraceEvent, tasksOf, toThreadTime } from './thread-time'

const page = { pid: 1, tid: 2 }
const name: TraceEvent = { ...page, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } }
const timed = (label: string, ts: number, dur: number, tdur?: number): TraceEvent => ({
  ...{ ...page, name: label, ph: 'X', ts, dur },
  ...(tdur !== undefined && { tdur }),
})
const mark = (label: string, ts: number): TraceEvent => ({ ...page, name: label, ph: 'I', ts })

describe('a trace in thread time', () => {
  it('has tasks as long as their thread computed, and what is inside shrinks with them', () => {
    const events = [name, timed('task', 100, 40, 10), timed('script', 120, 20, 5), mark('inside', 140 - 4)]
    expect(toThreadTime(events).slice(1)).toEqual([timed('task', 100, 10, 10), timed('script', 105, 5, 5), mark('inside', 109)])
  })

  it('leaves between tasks what happened there, and other threads alone', () => {
    const elsewhere = { ...timed('compositor', 105, 10, 1), tid: 3 }
    const events = [name, timed('task', 100, 40, 10), mark('between', 150), timed('next', 200, 8, 8), elsewhere]
    expect(toThreadTime(events)[2]).toEqual(mark('between', 150))
    expect(toThreadTime(events).slice(3)).toEqual([timed('next', 200, 8, 8), elsewhere])
  })

  it('never makes a task longer, and keeps one whose thread was not watched', () => {
    const events = [name, timed('rounded', 0, 10, 11), timed('unknown', 20, 10)]
    expect(toThreadTime(events)).toEqual(events)
  })

  it('takes events in any order', () => {
    const events = [timed('later', 300, 20, 10), timed('task', 100, 40, 10), name, mark('inside', 120)]
    expect(toThreadTime(events).map(({ ts }) => ts)).toEqual([300, 100, 0, 105])
  })
})

describe('the tasks of a thread', () => {
  it('are the events that are no part of another', () => {
    const [thread = []] = mainThreadsOf([name, timed('task', 0, 10, 4), timed('script', 2, 5, 1), timed('next', 10, 5, 5)])
    expect(tasksOf(thread)).toEqual([
      { start: 0, end: 10, computed: 4 },
      { start: 10, end: 15, computed: 5 },
    ])
  })
})
