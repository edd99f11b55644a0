import { type Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

/** Where a release answers. */
type Asked = { socket: string; agent: Agent }

/** @throws when the release does not answer 200. */
export async function expectAnswer(running: Asked, path: string): Promise<void> {
  const { status } = await askRelease(running, path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
}

export function askRelease(
  { socket, agent }: Asked,
  path: string,
  signal?: AbortSignal,
): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { socketPath: socket, agent, path, headers: { host: 'localhost' }, ...(signal && { signal }) }
    const request = get(options, (answer) => {
      const { statusCode: status = 0, headers } = answer
      text(answer).then((body) => resolve({ status, type: headers['content-type'] ?? '', text: body }), reject)
    })
    request.on('error', reject)
  })
}
