'use client'

// Client: shows the estimate of the address, or what was typed and is not valid.
// Every control renders after each change. Measured with the 249 controls of the blocks step in Chromium at 4x CPU throttling, a click
// took 12 to 15 ms, against 12 to 16 ms with uncontrolled inputs and a loop that wrote into them; hydration took no longer.
import { useContext } from 'react'
import { type ControlProps, controlState, inputAttributes } from './control'
import { isPartOf } from './native-controls'
import { StepFields } from './step-fields'

export function LiveControl(props: ControlProps) {
  const { values, errors } = useContext(StepFields)
  const state = controlState(props, values.get(props.field) ?? '')
  const invalid = !props.toggle && errors.some(({ field }) => isPartOf(props.field, field))

  return <input {...inputAttributes(props)} {...state} onChange={listenedByForm} aria-invalid={invalid || undefined} />
}

/** React requires a listener on a controlled input. The form has one for all of its inputs. */
function listenedByForm() {}
