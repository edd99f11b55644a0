import type { Answer, Delay, FieldErrors } from './post-message'

export type SendState =
  | { phase: 'sending' }
  /** `until` is a time as `Date.now()` counts it. */
  | { phase: 'waiting'; why: Delay; seconds: number; until: number; failures: number }
  | { phase: 'sent'; reference: string }
  | { phase: 'wrong'; errors: FieldErrors; problems: Readonly<Record<string, string>> }
  /** `detail` says why; empty where nobody takes messages. */
  | { phase: 'failed'; detail: string }

/** The tries of one message. A stopped one tells nothing more; what is on its way arrives all the same. */
export type Sending = { tryNow: () => void; stop: () => void }

type SendingOptions = {
  /** One try. */
  post: () => Promise<Answer>
  onState: (state: SendState) => void
  /** Says `online` when there is a network again. */
  network: EventTarget
}

/** In seconds, from try to try, where the server names no time. */
const pauses = [5, 15, 30, 60, 120, 300]

/** Tries in a row that are nobody's business; more of them is a fault. */
const silentTries = 5

/** Tries until the message has arrived, is refused, or is stopped. */
export function startSending({ post, onState, network }: SendingOptions): Sending {
  let isStopped = false
  let wake = () => {}

  const pause = (seconds: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        network.removeEventListener('online', end)
        resolve()
      }
      const timer = setTimeout(end, seconds * 1000)
      network.addEventListener('online', end)
      wake = end
    })

  async function run() {
    let failures = 0
    let silent = 0
    while (!isStopped) {
      onState({ phase: 'sending' })
      const answer = await post()
      if (isStopped) return
      if ((answer.kind === 'again' || answer.kind === 'conflict') && silent++ < silentTries) {
        if (answer.kind === 'again' && answer.seconds > 0) await new Promise((resolve) => setTimeout(resolve, answer.seconds * 1000))
        continue
      }
      if (answer.kind === 'sent') return onState({ phase: 'sent', reference: answer.reference })
      if (answer.kind === 'wrong') return onState({ phase: 'wrong', errors: answer.errors, problems: answer.problems })
      if (answer.kind === 'refused') return onState({ phase: 'failed', detail: answer.detail })
      if (answer.kind === 'absent') return onState({ phase: 'failed', detail: '' })
      const { why, seconds = pauses[failures] ?? 300 } = answer.kind === 'later' ? answer : { why: 'busy' as const }
      failures++
      silent = 0
      onState({ phase: 'waiting', why, seconds, until: Date.now() + seconds * 1000, failures })
      await pause(seconds)
    }
  }

  void run()
  return {
    tryNow: () => wake(),
    stop: () => {
      isStopped = true
      wake()
    },
  }
}
