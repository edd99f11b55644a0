import type { IncomingMessage, ServerResponse } from 'node:http'

/** Neither who asked nor what was looked for: no address, no browser, no query. */
export function logAnswer(
  { method, url = '', socket }: IncomingMessage,
  response: ServerResponse,
  { id, log }: { id: string; log: (line: object) => void },
): void {
  const [started, sent] = [Date.now(), socket.bytesWritten]
  response.once('close', () => {
    const [path] = url.split(/[?#]/, 1)
    const bytes = socket.bytesWritten - sent
    log({ time: new Date(started).toISOString(), id, method, path, status: response.statusCode, bytes, ms: Date.now() - started })
  })
}
