import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it, vi } from 'vitest'

import { mailTable, type ClaimedMail, type Outcome } from './mail-table'
import { seal } from './seal'
import { sendDueMails } from './send-due-mails'

vi.mock('./mail-table')

const jwtSecret = 'secret'
const content = seal(jwtSecret, JSON.stringify({ subject: 'Hello', text: 'Hello', html: 'Hello' }))
const batch: readonly ClaimedMail[] = Array.from({ length: 10 }, (_, index) => ({
  id: `mail_${index}`,
  to: 'asha@example.com',
  template: 'order-placed',
  content,
  attempts: 1,
}))

/** A long queue, and a mail server that takes `seconds` for each batch. */
function open({ seconds }: { readonly seconds: number }) {
  let time = 0
  const claim = vi.fn<ReturnType<typeof mailTable>['claim']>(async () => {
    time += seconds * 1000
    return await Promise.resolve(time > 600_000 ? [] : batch)
  })
  const record = vi.fn<(id: string, outcome: Outcome) => void>()
  const emit = vi.fn<(event: object) => Promise<void>>(async () => Promise.resolve())
  const sent = vi.fn<() => Promise<void>>(async () => Promise.resolve())
  const table = { claim, expire: vi.fn<() => void>(), record }
  vi.mocked(mailTable).mockReturnValue(table as unknown as ReturnType<typeof mailTable>)
  const parts: Readonly<Record<string, unknown>> = {
    configModule: { projectConfig: { http: { jwtSecret } } },
    logger: { warn: () => undefined },
    notification: { createNotifications: sent },
    event_bus: { emit },
  }
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
  return { claim, record, sent, emit, run: async () => sendDueMails(container, () => time) }
}

it('A run ends before the next one begins, however many mails are due', async () => {
  const { claim, run } = open({ seconds: 5 })
  await run()
  expect(claim).toHaveBeenCalledTimes(10)
})

it('A run ends when nothing more is due', async () => {
  const { claim, run } = open({ seconds: 5 })
  claim.mockResolvedValueOnce(batch).mockResolvedValueOnce(batch.slice(0, 3))
  await run()
  expect(claim).toHaveBeenCalledTimes(2)
})

it('A stored mail to several recipients is not sent', async () => {
  const { claim, run, sent, record, emit } = open({ seconds: 5 })
  const to = 'a@victims.example,b@victims.example'
  claim.mockResolvedValueOnce([{ id: 'mail_0', to, template: 'order-placed', content, attempts: 1 }])
  await run()
  expect(sent).not.toHaveBeenCalled()
  expect(record).toHaveBeenCalledExactlyOnceWith('mail_0', {
    kind: 'failed',
    reason: 'The recipient is not one address.',
  })
  expect(emit).toHaveBeenCalledExactlyOnceWith({ name: 'mail.failed', data: { id: 'mail_0' } })
})
