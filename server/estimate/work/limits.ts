/** What answers that are computed on request may cost this server; it has one thread for them. */
export const workLimits = {
  /** About two hundred reports of sixty blocks. More would not be asked for twice, and the process stays far below 400 MB. */
  keptBytes: 32 * 1024 * 1024,
  /**
   * Reports, answers of the interface, steps of the form. They keep the thread busy, so two at once are no faster than one after the
   * other. After each the queue rests twice as long as it took: two thirds of the thread stay with the rest.
   * At least 50 ms: to compress and send an answer of the interface takes longer than to compute it.
   * A browser that waits behind sixty small ones gets its answer in seconds; behind large ones it is told to ask again.
   */
  documents: { waiting: 60, each: 20, patience: 20_000, rest: 2, leastRest: 50 },
  /**
   * What the estimate of a link adds to its page. Nobody waits for it longer than five seconds (`server/front/filled-page.ts`), so it
   * never stands behind a crowd of programs: it has a queue of its own, no longer than those seconds.
   */
  linkedPages: { waiting: 20, each: 20, patience: 5000, rest: 1, leastRest: 20 },
  /** A picture takes tens of megabytes while it is drawn, and who asks for one is a messenger that shows the link without it, too. */
  pictures: { waiting: 16, each: 6, patience: 20_000, rest: 1, leastRest: 50 },
  /** A refusal costs as much as a small page. Whoever is refused and asks again at once could keep the thread busy with refusals. */
  refusalMilliseconds: 1000,
  /** When somebody who was sent away may come back: a full queue is done by then. */
  retryAfterSeconds: 15,
} as const
