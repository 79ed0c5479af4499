import type { Logger, MedusaContainer } from '@medusajs/framework/types'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { NewMail } from '../../modules/mail-queue/service'
import { MailAttempts } from './queue/mail-attempts'
import { mailTable, type ClaimedMail } from './queue/mail-table'
import { sendEmail } from './send-email'

vi.mock('./queue/mail-table')

type Send = () => Promise<void>

/** The queue keeps one mail, which is claimed for its attempt. */
function open(send: Send) {
  const claimed: ClaimedMail[] = []
  const table = {
    claim: async () => Promise.resolve(claimed),
    record: vi.fn<ReturnType<typeof mailTable>['record']>().mockResolvedValue(),
  }
  vi.mocked(mailTable).mockReturnValue(table as unknown as ReturnType<typeof mailTable>)
  const add = async ({ to, template, content }: NewMail) => {
    claimed.push({ id: 'mail_1', to, template, content, attempts: 1 })
    return await Promise.resolve('mail_1')
  }
  const error = vi.fn<Logger['error']>()
  const createNotifications = vi.fn<Send>(send)
  const parts: Readonly<Record<string, unknown>> = {
    configModule: { projectConfig: { http: { jwtSecret: 'secret' } } },
    logger: { error },
    store: { listStores: async () => Promise.resolve([{ name: 'Umber & Ecru' }]) },
    mail_queue: { add, attempts: new MailAttempts() },
    notification: { createNotifications },
  }
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
  const email = { subject: 'Hello', parts: ['Hello'] }
  const run = async () => sendEmail(container, { to: 'asha@example.com', template: 'hello', email })
  return { run, table, error, createNotifications }
}

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:25')
  vi.stubEnv('MAIL_FROM', 'orders@shop.example')
})

describe('An email', () => {
  it('is handed over while the mail server does not answer', async () => {
    const { run, createNotifications } = open(async () => new Promise(() => undefined))
    await run()
    await vi.waitFor(() => expect(createNotifications).toHaveBeenCalledTimes(1))
  })

  it('is sent soon after', async () => {
    const { run, table } = open(async () => Promise.resolve())
    await run()
    await vi.waitFor(() => expect(table.record).toHaveBeenCalledExactlyOnceWith('mail_1', { kind: 'sent' }))
  })

  it('whose outcome cannot be recorded is logged', async () => {
    const { run, table, error } = open(async () => Promise.resolve())
    table.record.mockRejectedValue(new Error('no database'))
    await run()
    await vi.waitFor(() =>
      expect(error).toHaveBeenCalledExactlyOnceWith(
        'The attempt of mail mail_1 (hello) failed',
        expect.any(Error),
      ),
    )
  })
})
