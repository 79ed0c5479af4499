import { Modules } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { fakeShop } from '../../../test/support/fake-shop'
import { isDue, unsettledSessions } from './unsettled-sessions'

const every = 5

it('A provider is asked about an unpaid session after 10, 20, 40, … minutes, once each', () => {
  // Of a session that is two minutes old at the first run.
  const ages = Array.from({ length: 600 }, (_, run) => 2 + run * every)
  expect(ages.filter((age) => isDue(age, every))).toEqual([12, 22, 42, 82, 162, 322, 642, 1282, 2562])
})

const now = new Date('2026-11-28T12:00:00Z')

/** A session that was opened some minutes ago. */
const opened = (id: string, minutes: number, status: string, provider_id = 'pp_test') => ({
  id,
  status,
  provider_id,
  payment_collection_id: `of_${id}`,
  created_at: new Date(now.getTime() - minutes * 60_000).toISOString(),
})

it('Sessions are unsettled that may hold money and have no order, also those after the first page', async () => {
  const older = Array.from({ length: 500 }, (_, place) => opened(`ordered_${place}`, 900, 'authorized'))
  const sessions = [
    ...older,
    opened('authorized', 31, 'authorized'),
    opened('asked-now', 22, 'pending'),
    opened('asked-before', 31, 'pending'),
    opened('paid-later', 22, 'pending', 'pp_system_default'),
  ]
  const { container } = fakeShop({
    rows: { order_payment_collection: older.map(({ id }) => ({ payment_collection_id: `of_${id}` })) },
    services: {
      [Modules.PAYMENT]: {
        listPaymentSessions: async (_: object, page: { readonly skip: number; readonly take: number }) =>
          Promise.resolve(sessions.slice(page.skip, page.skip + page.take)),
      },
    },
  })
  expect(await unsettledSessions(container, { now, every })).toEqual([
    { id: 'authorized', ageInMinutes: 31 },
    { id: 'asked-now', ageInMinutes: 22 },
  ])
})
