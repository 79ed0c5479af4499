import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { catalogueChangesModule } from '../../modules/catalogue-changes'
import { noteRefiledProducts } from './refiled-products'

type Filed = Readonly<Record<string, readonly string[]>>

/** `indexed` and `filed` are the categories of each product, in the index and in the database. */
function shopWith(indexed: Filed, filed: Filed) {
  const shop = { filed, sum: '1' }
  const note = vi.fn<(change: ReadonlyMap<string, ReadonlySet<string>>, follow: unknown) => void>()
  const search = vi.fn<() => Promise<object>>(async () => ({
    // A product has a document for each region.
    hits: Object.entries(indexed).flatMap(([product, categories]) =>
      ['@reg_1', '@reg_2'].map((region) => ({ id: product + region, document: { categories } })),
    ),
  }))
  const rows = () =>
    Object.entries(shop.filed).flatMap(([product_id, ids]) =>
      ids.map((product_category_id) => ({ product_id, product_category_id })),
    )
  const database = Object.assign(
    () => ({
      select: async (...columns: unknown[]) => (columns.length === 1 ? [{ filed: shop.sum }] : rows()),
    }),
    { raw: (sql: string) => sql },
  )
  const categories = ['shirts', 'men'].map((id) => ({ id, handle: id, name: id, is_active: true }))
  const parts: Readonly<Record<string, unknown>> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: database,
    [ContainerRegistrationKeys.QUERY]: { graph: async () => ({ data: categories }) },
    [Modules.SEARCH]: { search },
    [catalogueChangesModule]: { note, lastFiled: undefined },
  }
  return { container: { resolve: (name: string) => parts[name] } as MedusaContainer, note, search, shop }
}

const noted = ({ note }: ReturnType<typeof shopWith>) =>
  note.mock.calls.map(([change]) => [...(change.get('product') ?? [])])

it('the lists follow products that a program has put into a category, moved, or taken out', async () => {
  const shop = shopWith(
    { put: [], moved: ['shirts'], out: ['men'], same: ['men', 'shirts'] },
    { put: ['men'], moved: ['men'], same: ['shirts', 'men'] },
  )
  await noteRefiledProducts(shop.container)
  expect(noted(shop)).toEqual([['put', 'moved', 'out']])
})

it('a category that no shopper sees is in no list', async () => {
  const shop = shopWith({ one: ['men'] }, { one: ['men', 'hidden'] })
  await noteRefiledProducts(shop.container)
  expect(noted(shop)).toEqual([])
})

it('the index is read again only when something else is filed', async () => {
  const shop = shopWith({ one: ['men'] }, { one: ['men'] })
  await noteRefiledProducts(shop.container)
  await noteRefiledProducts(shop.container)
  expect(shop.search).toHaveBeenCalledTimes(1)
  shop.shop.filed = {}
  shop.shop.sum = '0'
  await noteRefiledProducts(shop.container)
  expect(noted(shop)).toEqual([['one']])
})
