import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  /** For SMTP_URL. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** A mail server on the loopback address that accepts every mail and delivers none. */
export async function startMailSink(): Promise<MailSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      stream.resume()
      stream.once('end', callback)
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    stop: async () =>
      await new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}
