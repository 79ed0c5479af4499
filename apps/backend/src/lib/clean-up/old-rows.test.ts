import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it, vi } from 'vitest'

import { deleteOldRows, oldRows } from './old-rows'

type Raw = (sql: string, bindings: { readonly since: Date }) => Promise<{ rowCount: number }>

const notifications = { name: 'notifications', table: 'notification', where: 'created_at < :since', days: 90 }
const now = new Date('2026-11-23T00:00:00Z')

it('rows are deleted in batches until there are none left', async () => {
  const raw = vi.fn<Raw>()
  for (const rowCount of [10, 10, 3]) raw.mockResolvedValueOnce({ rowCount })
  const container = { resolve: () => ({ raw }) } as unknown as MedusaContainer
  expect(await deleteOldRows(container, notifications, now, 10)).toBe(23)
  expect(raw).toHaveBeenCalledTimes(3)
  expect(raw).toHaveBeenLastCalledWith(
    expect.stringContaining('from "notification" where created_at < :since limit 10'),
    { since: new Date('2026-08-25T00:00:00Z') },
  )
})

it('every deletion is by age', () => {
  for (const { where } of oldRows) expect(where).toMatch(/_at < :since$/)
})
