/** Why a delivery did not work. The message may name a person; the code never does. */
export class DeliveryError extends Error {
  readonly code: string
  /** The other side will not take it however often it is tried. */
  readonly isFinal: boolean

  constructor(message: string, { code, isFinal }: { code: string; isFinal: boolean }) {
    super(message)
    this.code = code
    this.isFinal = isFinal
  }
}
