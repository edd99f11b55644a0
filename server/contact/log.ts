/** One line for programs to read. Nothing of what a person wrote goes in: references and error codes only. */
export function logLine(said: Readonly<Record<string, string | number | null>>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...said })}\n`)
}
