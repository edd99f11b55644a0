/** The words of the demonstration that belong to the interface. */
export type DemoLabels = Readonly<
  Record<
    | 'log'
    | 'input'
    | 'placeholder'
    | 'send'
    | 'suggestions'
    | 'guest'
    | 'assistant'
    | 'greeting'
    | 'again'
    | 'slipTitle'
    | 'slipSample'
    | 'slipEmpty'
    | 'slipTotal'
    | 'slipOpen'
    | 'slipExample'
    | 'slipSent'
    | 'slipPerson'
    | 'slipAllergy'
    | 'slipUsual',
    string
  >
>
