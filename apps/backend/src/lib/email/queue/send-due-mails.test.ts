import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it, vi } from 'vitest'

import { mailTable, type ClaimedMail } from './mail-table'
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
  const table = { claim, expire: vi.fn<() => void>(), record: vi.fn<() => void>() }
  vi.mocked(mailTable).mockReturnValue(table as unknown as ReturnType<typeof mailTable>)
  const parts: Readonly<Record<string, unknown>> = {
    configModule: { projectConfig: { http: { jwtSecret } } },
    notification: { createNotifications: async () => Promise.resolve() },
  }
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
  return { claim, run: async () => sendDueMails(container, () => time) }
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
