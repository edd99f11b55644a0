import { type Counts, takeCounts } from './counts'

export type Step = {
  /** What it does, for the person who waits. */
  says: string
  /** Resolves to an exit code. What the step says goes to `write`, or straight to the terminal when there is none. */
  run: (write?: (text: string) => void) => Promise<number>
  /** Nothing that comes after can go on when it fails. */
  isRequired?: boolean
  /** Where the runner's JSON reporter writes. */
  results?: string
}

/** Groups run one after another, the lanes of a group side by side, the steps of a lane in order. */
export type Plan = readonly (readonly (readonly Step[])[])[]

export type Outcome = { says: string; result: 'passed' | 'failed' | 'not run'; seconds: number; counts: Counts | undefined }

/** A step that fails stops only what cannot go on without it. Steps that run side by side are heard one after another. */
export async function runSteps(plan: Plan, say: (line: string) => void = console.log): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let goesOn = true

  async function runLane(steps: readonly Step[], isAlone: boolean): Promise<void> {
    for (const step of steps) {
      const outcome = goesOn ? await runStep(step, isAlone, say) : notRun(step)
      outcomes.push(outcome)
      if (step.isRequired && outcome.result !== 'passed') goesOn = false
    }
  }

  for (const lanes of plan) await Promise.all(lanes.map((steps) => runLane(steps, lanes.length === 1)))
  return outcomes
}

async function runStep({ says, run, results }: Step, isAlone: boolean, say: (line: string) => void): Promise<Outcome> {
  const started = Date.now()
  const said: string[] = []
  if (isAlone) say(`\n▸ ${says} …`)
  if (results) await takeCounts(results)
  const code = isAlone ? await run() : await run((text) => said.push(text))
  const counts = results === undefined ? undefined : await takeCounts(results)
  const result = code === 0 ? 'passed' : 'failed'
  const seconds = Math.round((Date.now() - started) / 1000)
  if (!isAlone) say(`\n▸ ${says}: ${result} after ${seconds} s`)
  if (!isAlone && code !== 0) say(said.join('').trimEnd())
  return { says, result, seconds, counts }
}

const notRun = ({ says }: Step): Outcome => ({ says, result: 'not run', seconds: 0, counts: undefined })
