import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'

/** What the server does with a mail for an address, once for each entry; then it accepts. */
export type Answer = 'accept' | 'lose-answer' | { readonly code: number }

export interface MailServer {
  readonly port: number
  /** Mails that were accepted for the address, with or without an answer, as they came. */
  readonly received: (address: string) => readonly string[]
  /** How often a sender named the address. */
  readonly attempts: (address: string) => number
  readonly plan: (address: string, answers: readonly Answer[]) => void
  readonly close: () => Promise<void>
}

/** A local SMTP server that refuses mails by plan. */
export async function startMailServer(port: number): Promise<MailServer> {
  const plans = new Map<string, Answer[]>()
  const attempted: string[] = []
  const mails: { readonly to: string; readonly source: string }[] = []
  const sockets = new Map<number | undefined, Socket>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      attempted.push(address)
      const [next] = plans.get(address) ?? []
      if (typeof next !== 'object') return callback()
      plans.get(address)?.shift()
      callback(Object.assign(new Error('Not now, or never'), { responseCode: next.code }))
    },
    onData(stream, { envelope, remotePort }, callback) {
      const to = envelope.rcptTo[0]?.address ?? ''
      const keep = async (): Promise<void> => {
        mails.push({ to, source: await text(stream) })
        if (plans.get(to)?.shift() !== 'lose-answer') callback()
        else sockets.get(remotePort)?.destroy()
      }
      void keep()
    },
  })
  server.on('error', () => {
    // A connection that was cut on purpose.
  })
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received: (address) => mails.filter(({ to }) => to === address).map(({ source }) => source),
    attempts: (address) => attempted.filter((one) => one === address).length,
    plan: (address, answers) => void plans.set(address, [...answers]),
    close: async () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}
