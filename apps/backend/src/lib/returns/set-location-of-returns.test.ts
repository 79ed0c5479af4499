import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { setLocationOfReturns } from './set-location-of-returns'

it('A return without a location gets the one that sent its pieces, or the store’s', async () => {
  const rows: Readonly<Record<string, readonly unknown[]>> = {
    return: [
      { id: 'return_1', order_id: 'order_1', items: [{ item_id: 'shirt' }] },
      { id: 'return_2', order_id: 'order_2', items: [{ item_id: 'watch' }] },
    ],
    order_1: [{ fulfillments: [{ location_id: 'delhi', items: [{ line_item_id: 'shirt' }] }] }],
    order_2: [{ fulfillments: [] }],
    store: [{ default_location_id: 'pune' }],
  }
  interface Question {
    readonly entity: string
    readonly filters?: { readonly id?: string }
  }
  const graph = vi.fn<(question: Question) => Promise<unknown>>(async ({ entity, filters }) =>
    Promise.resolve({ data: rows[filters?.id ?? entity] ?? [] }),
  )
  const updateReturns = vi.fn<(changes: readonly object[]) => Promise<void>>()
  const services: Readonly<Record<string, unknown>> = {
    [ContainerRegistrationKeys.QUERY]: { graph },
    [Modules.ORDER]: { updateReturns },
  }
  const container = { resolve: (name: string) => services[name] }
  await setLocationOfReturns(container as never)
  expect(graph.mock.calls[0]?.[0]).toMatchObject({ entity: 'return', filters: { location_id: null } })
  expect(updateReturns.mock.calls).toEqual([
    [[{ selector: { id: 'return_1' }, data: { location_id: 'delhi' } }]],
    [[{ selector: { id: 'return_2' }, data: { location_id: 'pune' } }]],
  ])
})

// With a test beside it, the migration ends at an error that Medusa only logs.
it('Medusa runs every file beside the migration, so no other is there', () => {
  const directory = join(__dirname, '../../migration-scripts')
  expect(readdirSync(directory).filter((file) => file.includes('.test.'))).toEqual([])
})
