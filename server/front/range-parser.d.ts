declare module 'range-parser' {
  type Ranges = { start: number; end: number }[] & { type: string }

  /** The ranges a header asks for; -1: behind the end, -2: no such header. */
  export default function parseRange(size: number, header: string): Ranges | -1 | -2
}
