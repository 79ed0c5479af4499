import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import removeDemo from './remove-demo'

it('the stock that is reserved for the orders is free again, before the orders are deleted', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const done: string[] = []
  const note = (what: string) => async (ids: readonly string[]) => {
    done.push(`${what} ${ids.join()}`)
    return Promise.resolve()
  }
  const reservations = [
    { id: 'resitem_1', line_item_id: 'ordli_1', inventory_item_id: 'iitem_1' },
    { id: 'resitem_2', line_item_id: 'ordli_2', inventory_item_id: 'iitem_2' },
    { id: 'resitem_3', line_item_id: 'ordli_9', inventory_item_id: 'iitem_1' },
  ]
  const none = async () => Promise.resolve([])
  const parts: Readonly<Record<string, unknown>> = {
    [ContainerRegistrationKeys.QUERY]: {
      graph: async () =>
        Promise.resolve({
          data: [
            { id: 'order_1', items: [{ id: 'ordli_1' }, { id: 'ordli_2' }] },
            { id: 'order_2', items: [] },
          ],
        }),
    },
    [Modules.INVENTORY]: {
      listReservationItems: async ({ line_item_id: lines }: { readonly line_item_id: readonly string[] }) =>
        Promise.resolve(reservations.filter(({ line_item_id: line }) => lines.includes(line))),
      deleteReservationItems: note('reservations'),
    },
    [Modules.LOCKING]: {
      execute: async (_keys: readonly string[], work: () => Promise<void>) => work(),
    },
    [Modules.ORDER]: { softDeleteOrders: note('orders') },
    [Modules.CUSTOMER]: { listCustomers: none },
    [Modules.USER]: { listUsers: none },
    [Modules.AUTH]: { listProviderIdentities: none, deleteAuthIdentities: note('identities') },
  }
  await removeDemo({
    container: { resolve: (name: string) => parts[name] },
    args: ['admin@umber.example', 'demo@umber.example'],
  } as unknown as ExecArgs)
  expect(done.slice(0, 2)).toEqual(['reservations resitem_1,resitem_2', 'orders order_1,order_2'])
})
