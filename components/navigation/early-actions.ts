type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Something a visitor did before React listened, and the state it was meant to lead to. */
export type EarlyAction = {
  type: 'input' | 'open' | 'close' | 'click' | 'submit'
  element: HTMLElement
  value?: string
  checked?: boolean
  submitter?: HTMLElement | null | undefined
}

const handled = 'a, button, details, form, input, select, summary, textarea'

/**
 * Before React starts, in the order of the page, with what each said of its state: by its place an element is found again in a part that
 * was rendered anew.
 */
let before: ReadonlyMap<HTMLElement, string> = new Map()
let focused: Element | null = null

if (typeof document !== 'undefined') noteBefore()

/** What a part that is rendered anew would lose. Runs once, as this file is read: React has not begun then. */
export function noteBefore(): void {
  before = new Map([...document.querySelectorAll<HTMLElement>(handled)].map((element) => [element, saidOf(element)]))
  focused = document.activeElement
  document.addEventListener('focusin', noteFocus)
}

function noteFocus({ target }: FocusEvent): void {
  focused = target as Element
}

/**
 * Does again, in its order, what was done before React listened. Hydration leaves controls as it finds them and tells nobody, and
 * the next rendering writes over them: so they first show what React takes them to show, and are then used as a visitor would.
 */
export async function repeatEarly(noted: readonly EarlyAction[]): Promise<void> {
  for (const { element } of noted) findPresent(element)?.removeAttribute('aria-busy')
  const due = noted.filter((action, index) => !goesOn(action, noted[index + 1]) && !isDone(action, index, noted))
  const actions = [...findUnnoted(noted), ...lastAndOnce(due)]
  for (const control of findControls()) showBelieved(control)
  for (const action of actions) {
    repeat(action)
    // React renders what came of it before the next one.
    await null
  }
  keepFocus()
  before = new Map()
}

function repeat(action: EarlyAction): void {
  const element = findPresent(action.element)
  if (!element) return
  if (action.type === 'input' && isControl(element)) change(element, action)
  if (element instanceof HTMLDetailsElement) element.open = action.type === 'open'
  if (action.type === 'click') element.click()
  if (action.type === 'submit' && element instanceof HTMLFormElement)
    element.requestSubmit(action.submitter && element.contains(action.submitter) ? action.submitter : undefined)
}

function change(control: Control, { element, value = '', checked = false }: EarlyAction): void {
  if (control.disabled) return
  if (isBox(control)) {
    // What is chosen in place of a radio button unchecks it: to press it would choose it again.
    if (believed(control) === checked || (control.type === 'radio' && !checked)) return
    control.checked = !checked
    control.click()
  } else if (control.type === 'file') {
    const { files } = element as Partial<HTMLInputElement>
    if (!files?.length) return
    if (control !== element) Object.assign(control, { files })
    tell(control, 'input', 'change')
  } else if (believed(control) !== value) {
    if (control.value !== value)
      control.value = value
      // React compares with what it has seen last, and has seen this value at hydration.
    ;(control as Control & { _valueTracker?: { setValue: (seen: string) => void } })._valueTracker?.setValue(`${value}.`)
    tell(control, 'input')
    if (control instanceof HTMLSelectElement) tell(control, 'change')
  }
}

function tell(control: Control, ...types: readonly string[]): void {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A text is typed in many steps, of which the last counts. A slider may take others along on its way. */
function goesOn({ type, element }: EarlyAction, next: EarlyAction | undefined): boolean {
  return type === 'input' && next?.type === 'input' && next.element === element && !/range|radio|checkbox/.test((element as Control).type)
}

/** Whoever waits presses Next again, and may choose something else meanwhile: it goes on once, with all of that. */
function lastAndOnce(actions: readonly EarlyAction[]): EarlyAction[] {
  const isOnward = ({ type, element }: EarlyAction) => type === 'submit' || (type === 'click' && element.localName === 'a')
  const onward = actions.filter(isOnward)
  const isRepeated = ({ element }: EarlyAction, index: number) => onward.slice(index + 1).some((later) => later.element === element)
  return [...actions.filter((action) => !isOnward(action)), ...onward.filter((action, index) => !isRepeated(action, index))]
}

/** A switch that was pressed and now shows by itself what the press was to lead to, as where scripts adapt a page to its browser. */
function isDone({ type, element }: EarlyAction, index: number, noted: readonly EarlyAction[]): boolean {
  if (type !== 'click' || noted.findIndex((action) => action.element === element) !== index) return false
  const present = findPresent(element)
  return Boolean(present && saidOf(present) !== before.get(element))
}

/** What stands in controls without a word of it: a browser fills in what was there before a reload, or what it knows of its owner. */
function findUnnoted(noted: readonly EarlyAction[]): EarlyAction[] {
  return findControls().flatMap((element) => {
    if (noted.some((action) => action.element === element) || !isChanged(element)) return []
    wake(element)
    const { value } = element
    if (!element.isConnected || believed(element) === (isBox(element) ? element.checked : value)) return []
    return { type: 'input', element, value, checked: isBox(element) && element.checked }
  })
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    )
  return isBox(control) ? control.checked !== control.defaultChecked : control.type !== 'file' && control.value !== control.defaultValue
}

function showBelieved(control: Control): void {
  const value = believed(control)
  if (typeof value === 'boolean' && isBox(control)) control.checked = value
  // Writing into the field somebody is typing in would move the caret and end what a keyboard composes.
  else if (typeof value === 'string' && control !== document.activeElement && control.value !== value) control.value = value
}

/** What React takes a control to show; nothing where the control is the browser's own. */
function believed(control: Control): string | boolean | undefined {
  const key = Object.keys(control).find((each) => each.startsWith('__reactProps$'))
  const props = key && (control as Control & Record<string, { value?: unknown; checked?: boolean }>)[key]
  if (!props) return undefined
  if (isBox(control)) return props.checked
  return props.value === undefined || props.value === null ? undefined : String(props.value)
}

/** The element, or what stands in its place where React has rendered it anew. */
function findPresent(element: HTMLElement): HTMLElement | undefined {
  wake(element)
  if (element.isConnected) return element
  const isAlike = (each: HTMLElement) => each.localName === element.localName && markOf(each) === markOf(element)
  const place = [...before.keys()].filter(isAlike).indexOf(element)
  return [...document.querySelectorAll<HTMLElement>(element.localName)].filter(isAlike)[place]
}

function markOf(element: HTMLElement): string | null {
  if (!isControl(element)) return element instanceof HTMLFormElement || element instanceof HTMLDetailsElement ? '' : element.textContent
  return isBox(element) ? element.type + element.value : element.type
}

/** React hydrates a part that waits for it before it hears an event of this kind in it; nobody listens to this one. */
function wake(element: HTMLElement): void {
  element.dispatchEvent(new Event('auxclick'))
}

function saidOf(element: Element): string {
  return ['checked', 'pressed', 'expanded'].map((state) => element.getAttribute(`aria-${state}`)).join()
}

function keepFocus(): void {
  document.removeEventListener('focusin', noteFocus)
  const element = focused
  focused = null
  if (!(element instanceof HTMLElement)) return
  const twin = findPresent(element)
  if (!twin || twin === element || document.activeElement !== document.body) return
  twin.focus({ preventScroll: true })
  if (isTyped(element) && isTyped(twin) && element.selectionStart !== null)
    twin.setSelectionRange(element.selectionStart, element.selectionEnd, element.selectionDirection ?? undefined)
}

const findControls = () =>
  [...document.querySelectorAll<Control>('input, select, textarea')].filter(({ type }) => !/hidden|submit|button|reset|image/.test(type))

const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

const isBox = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
