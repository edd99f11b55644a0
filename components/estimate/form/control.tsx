import type { ComponentProps, ComponentType } from 'react'

export type ControlProps = ComponentProps<'input'> & {
  /** The name of its field: `q`, `p.web`, `b.acc.email`. */
  field: string
  /** A checkbox that is checked while its field has any value. It is not sent itself. */
  toggle?: boolean
}

/** Renders an input of a step: `LiveControl` on a page, a plain control in the form without scripts. */
export type Control = ComponentType<ControlProps>

/** The state of an input for the value of its field. */
export function controlState({ type, value, toggle = false }: ControlProps, current: string): { checked: boolean } | { value: string } {
  if (toggle) return { checked: current !== '' }
  return type === 'checkbox' || type === 'radio' ? { checked: current === value } : { value: current }
}

export function inputAttributes({
  field,
  toggle = false,
  ...attributes
}: ControlProps): ComponentProps<'input'> & { 'data-toggle'?: string } {
  return { ...attributes, ...(toggle ? { 'data-toggle': field } : { name: field }) }
}

/** Inputs for a page without scripts, filled with these values. */
export function createPlainControl(values: ReadonlyMap<string, string>): Control {
  return function PlainControl(props) {
    const state = controlState(props, values.get(props.field) ?? '')
    const initial = 'checked' in state ? { defaultChecked: state.checked } : { defaultValue: state.value }
    return <input {...inputAttributes(props)} {...initial} />
  }
}
