'use client'

// Client: shows the estimate of the address, or what was typed and is not valid.
// Every control renders after each change. Measured with the 249 controls of the blocks step in Chromium at 4x CPU throttling, a click
// took 12 to 15 ms, against 12 to 16 ms with uncontrolled inputs and a loop that wrote into them; hydration took no longer.
import { useContext, useEffect, useRef } from 'react'
import { type ControlProps, controlState, inputAttributes } from './control'
import { isPartOf } from './native-controls'
import { StepFields } from './step-fields'

export function LiveControl(props: ControlProps) {
  const { values, errors } = useContext(StepFields)
  const input = useRef<HTMLInputElement>(null)
  const state = controlState(props, values.get(props.field) ?? '')
  const invalid = !props.toggle && errors.some(({ field }) => isPartOf(props.field, field))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration, which keeps what a visitor did to an input before
  useEffect(() => {
    if (input.current) Object.assign(input.current, state)
  }, [])

  return <input {...inputAttributes(props)} {...state} ref={input} onChange={listenedByForm} aria-invalid={invalid || undefined} />
}

/** React requires a listener on a controlled input. The form has one for all of its inputs. */
function listenedByForm() {}
