import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What a mail server does with one mail. `lose the answer`: it takes the mail, and the connection ends before it says so. */
type MailServerMood = 'take' | 'refuse' | 'greylist' | 'cut' | 'lose the answer' | 'silent'

export type MailServer = {
  /** For `SMTP_URL`. */
  url: string
  /** Mails that were taken, as they came. */
  mails: readonly { to: string; key: string; raw: string }[]
  /** What it does with the next mails, one after another; then it takes them. */
  moods: MailServerMood[]
  close: () => Promise<void>
}

/** A real mail server on a free port, or on the one that is given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: { to: string; key: string; raw: string }[] = []
  const moods: MailServerMood[] = []
  const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, next) => {
      if (moods[0] === 'silent') moods.shift()
      else next()
    },
    onRcptTo: ({ address }, _session, next) => {
      if (moods[0] === 'refuse') next(refusal(550, `No mailbox ${address}`))
      else if (moods[0] === 'greylist') next(refusal(450, 'Greylisted, come back later'))
      else return next()
      moods.shift()
    },
    onData: async (stream, session, next) => {
      const mood = moods.shift() ?? 'take'
      const cut = () => [...server.connections].find(({ id }) => id === session.id)?._socket.destroy()
      if (mood === 'cut') return void stream.once('data', cut)
      // The client may be gone half-way.
      const raw = await text(stream).catch(() => null)
      if (raw === null) return
      const key = /^X-Contact-Key: (.*)$/im.exec(raw)?.[1]?.trim() ?? ''
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), key, raw })
      if (mood === 'lose the answer') cut()
      else next()
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: chosen } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${chosen}?ignoreTLS=true`,
    mails,
    moods,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
