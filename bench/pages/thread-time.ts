export type TraceEvent = {
  name: string
  /** `X` is an event with a length. */
  ph: string
  pid: number
  tid: number
  /** Microseconds, as `dur` and `tdur`. */
  ts: number
  dur?: number
  /** What its thread computed meanwhile; the rest of `dur` it waited for a processor. */
  tdur?: number
  args?: { name?: string }
}

export type Task = { start: number; end: number; computed: number }

/** Events of the main threads of pages, a list per thread. */
export function mainThreadsOf(events: readonly TraceEvent[]): TraceEvent[][] {
  const threads = new Map<string, TraceEvent[]>()
  for (const { name, args, pid, tid } of events)
    if (name === 'thread_name' && args?.name === 'CrRendererMain') threads.set(`${pid} ${tid}`, [])
  for (const event of events) if (event.ph !== 'M') threads.get(`${event.pid} ${event.tid}`)?.push(event)
  return [...threads.values()]
}

/** What a thread did, one task after another: events that are no part of an earlier one. */
export function tasksOf(thread: readonly TraceEvent[]): Task[] {
  const timed = thread.filter(({ ph, dur = 0 }) => ph === 'X' && dur > 0).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const tasks: Task[] = []
  for (const { ts, dur = 0, tdur = dur } of timed)
    if (ts >= (tasks.at(-1)?.end ?? Number.NEGATIVE_INFINITY)) tasks.push({ start: ts, end: ts + dur, computed: Math.min(dur, tdur) })
  return tasks
}

/**
 * The trace of a processor nobody else used: each task of a main thread takes only the time its thread computed, and what
 * happened inside shrinks with it. Tasks still begin when they did.
 */
export function toThreadTime(events: readonly TraceEvent[]): TraceEvent[] {
  const shrunk = new Map<TraceEvent, TraceEvent>()
  for (const thread of mainThreadsOf(events)) {
    const tasks = tasksOf(thread)
    let current = 0
    for (const event of thread.toSorted((a, b) => a.ts - b.ts)) {
      while ((tasks[current]?.end ?? Number.POSITIVE_INFINITY) <= event.ts) current++
      const task = tasks[current]
      if (!task || event.ts < task.start) continue
      const rate = task.computed / (task.end - task.start)
      const ts = task.start + (event.ts - task.start) * rate
      shrunk.set(event, { ...event, ts, ...(event.dur !== undefined && { dur: event.dur * rate }) })
    }
  }
  return events.map((event) => shrunk.get(event) ?? event)
}
