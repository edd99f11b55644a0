import { createServer } from 'node:net'

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program; stop that one or choose another with PORT',
  EACCES: 'may not be opened by this user; choose one above 1023 with PORT',
  EADDRNOTAVAIL: 'cannot be opened: HOST is no address of this machine',
  ENOTFOUND: 'cannot be opened: HOST is no name this machine knows',
}

/**
 * Tries to listen where the site will be served, before anything takes time.
 * @throws with a sentence when that is not possible.
 */
export function expectFreePort({ port, host }: { port: number; host: string | undefined }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      reject(reason ? new Error(`Port ${port}${host ? ` of ${host}` : ''} ${reason}.`) : error)
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
