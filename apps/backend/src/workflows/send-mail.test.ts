import { asValue } from '@medusajs/framework/awilix'
import type { Logger } from '@medusajs/framework/types'
import { createMedusaContainer } from '@medusajs/framework/utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { MailAttempts } from '../lib/email/queue/mail-attempts'
import { mailTable, type ClaimedMail } from '../lib/email/queue/mail-table'
import { noSettings } from '../lib/shop-settings/settings-schema'
import type { NewMail } from '../modules/mail-queue/service'
import type { RateLimitService } from '../modules/rate-limit/service'
import { sendMailWorkflow, type MailToSend } from './send-mail'

vi.mock('../lib/email/queue/mail-table')

type Send = () => Promise<void>

/** The queue keeps one mail, which is claimed for its attempt. A recipient has had `wait` seconds too many. */
function open(send: Send, wait = 0) {
  const claimed: ClaimedMail[] = []
  const table = {
    claim: async () => Promise.resolve(claimed),
    record: vi.fn<ReturnType<typeof mailTable>['record']>().mockResolvedValue(),
    discard: vi.fn<ReturnType<typeof mailTable>['discard']>().mockResolvedValue(true),
  }
  vi.mocked(mailTable).mockReturnValue(table as unknown as ReturnType<typeof mailTable>)
  const add = vi.fn<(mail: NewMail) => Promise<string>>(async ({ to, template, content }) => {
    claimed.push({ id: 'mail_1', to, template, content, attempts: 1 })
    return await Promise.resolve('mail_1')
  })
  const attempts = new MailAttempts()
  const error = vi.fn<Logger['error']>()
  const warn = vi.fn<Logger['warn']>()
  const take = vi.fn<RateLimitService['take']>(async () => Promise.resolve(wait))
  const createNotifications = vi.fn<Send>(send)
  const parts: Readonly<Record<string, unknown>> = {
    configModule: { projectConfig: { http: { jwtSecret: 'secret' } } },
    logger: { error, warn },
    rateLimit: { take },
    store: { listStores: async () => Promise.resolve([{ name: 'Umber & Ecru' }]) },
    shopSettings: { read: async () => Promise.resolve(noSettings) },
    mail_queue: {
      add,
      has: async (key: string | undefined) => key === 'known',
      attempts,
    },
    notification: { createNotifications },
  }
  const container = createMedusaContainer()
  for (const [name, part] of Object.entries(parts)) container.register(name, asValue(part))
  const email = { subject: 'Hello', parts: ['Hello'] }
  const usual = { to: 'asha@example.com', template: 'hello', email, cause: 'request' } as const
  const run = async (other: Partial<MailToSend> = {}) =>
    sendMailWorkflow(container).run({ input: { ...usual, ...other } })
  return { run, attempts, table, add, error, warn, take, createNotifications }
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

it('A mail leaves the queue when its sending cannot be begun', async () => {
  const { run, attempts, table } = open(async () => Promise.resolve())
  vi.spyOn(attempts, 'start').mockImplementation(() => {
    throw new Error('closed')
  })
  await expect(run()).rejects.toThrow('closed')
  expect(table.discard).toHaveBeenCalledExactlyOnceWith('mail_1')
})

it('A mail is stored with the time after which it is worthless', async () => {
  const { run, add } = open(async () => Promise.resolve())
  await run({ expiresAt: '2026-11-28T09:05:00.000Z' })
  expect(add.mock.lastCall?.[0].expiresAt).toEqual(new Date('2026-11-28T09:05:00Z'))
})

it('A mail is stored sealed with the files that come with it, and sent with them', async () => {
  const { run, add, createNotifications } = open(async () => Promise.resolve())
  const file = { filename: 'UE-000105.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }
  await run({ email: { subject: 'Hello', parts: ['Hello'], attachments: [file] } })
  expect(add.mock.lastCall?.[0].content).not.toContain('JVBERi0')
  await vi.waitFor(() =>
    expect(createNotifications.mock.lastCall).toMatchObject([
      {
        content: { subject: 'Hello' },
        attachments: [{ filename: file.filename, content_type: file.contentType, content: file.content }],
      },
    ]),
  )
})

describe('A recipient', () => {
  const sent = async () => Promise.resolve()

  it.each([
    'a@victims.example,b@victims.example',
    '"Buy at evil.test" <a@victims.example>',
    'a@victims.example\r\nBcc: b@victims.example',
    '',
  ])('that is not exactly one address is refused, whatever the mail is: %j', async (to) => {
    const { run, add, error } = open(sent)
    for (const cause of ['order', 'request'] as const) await run({ to, cause })
    expect(add).not.toHaveBeenCalled()
    expect(error).toHaveBeenCalledTimes(2)
    expect(error.mock.calls.join()).not.toContain('victims')
  })

  it('has had enough of mails that anyone can cause, but gets those of its orders', async () => {
    const { run, add, warn, take } = open(sent, 60)
    await run({ to: 'Asha@Example.com' })
    expect(take).toHaveBeenCalledExactlyOnceWith('mail-by-recipient', 'asha@example.com')
    expect(add).not.toHaveBeenCalled()
    expect(warn.mock.calls.join()).not.toMatch(/example/i)
    await run({ cause: 'order' })
    expect(add).toHaveBeenCalledOnce()
    expect(take).toHaveBeenCalledOnce()
  })

  it('is not counted for a mail that it has already', async () => {
    const { run, add, take } = open(sent)
    await run({ once: 'known' })
    expect(add).not.toHaveBeenCalled()
    expect(take).not.toHaveBeenCalled()
  })
})
