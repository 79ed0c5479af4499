import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'

import { backInStockModule } from '../../modules/back-in-stock'
import { catalogueChangesModule } from '../../modules/catalogue-changes'
import { pagePurgeModule } from '../../modules/page-purge'
import type { PurgeScope } from '../page-purge/purge-scope'
import { changeOf } from './catalogue-change'
import { followChange } from './follow-change'

/** A shop with two products, of which one has a price; `done` names what happens to its index and its pages. */
function setup(store: readonly object[] = [], status = 'ready') {
  const done: string[] = []
  const asked: string[] = []
  const rows: Readonly<Record<string, readonly object[]>> = {
    store,
    region: [
      { id: 'reg_1', currency_code: 'inr' },
      { id: 'reg_2', currency_code: 'eur' },
    ],
    product: [
      { id: 'prod_1', handle: 'shirt', title: 'Shirt', created_at: 0, variants: [{ id: 'variant_1' }] },
    ],
    product_variant: [{ id: 'variant_1', ...priced }],
    price: [{ id: 'price_1', currency_code: 'eur' }],
  }
  const things: Readonly<Record<string, object>> = {
    [ContainerRegistrationKeys.QUERY]: {
      graph: async ({ entity, filters }: { entity: string; filters?: { id?: { $gt?: string } } }) => {
        asked.push(entity)
        // After the last product there is none.
        return { data: (filters?.id?.$gt ?? '') === '' ? (rows[entity] ?? []) : [] }
      },
    },
    [Modules.LOCKING]: { execute: async (_: unknown, work: () => Promise<void>) => work() },
    [Modules.SEARCH]: {
      search: async ({ filters = {} }: { filters?: { region_id?: unknown; currency?: unknown } }) => ({
        hits: filters.region_id === 'reg_1' && filters.currency === undefined ? [{ id: 'prod_1@reg_1' }] : [],
      }),
      upsertDocuments: async ({ index, documents }: { index: string; documents: { id: string }[] }) =>
        void done.push(
          `write ${index === 'product' ? '' : `${index} `}${documents.map(({ id }) => id).join()}`,
        ),
      listIndexes: async () => ['product', 'product_de'].map((name) => ({ name, status })),
      deleteDocuments: async ({ filters }: { filters: { id?: string[] } }) =>
        void done.push(`delete ${filters.id?.join() ?? JSON.stringify(filters)}`),
      reindex: async ({ index }: { index: string }) =>
        void done.push(index === 'product' ? 'write everything' : `write everything in ${index}`),
    },
    [Modules.PRICING]: { listPriceLists: async () => [saleAt(5000)] },
    [Modules.PROMOTION]: { listCampaigns: async () => [] },
    [catalogueChangesModule]: {
      noteAt: (key: string, at: number) => done.push(`at ${key} ${at > Date.now() ? 'soon' : 'now'}`),
    },
    [backInStockModule]: { waitedFor: async () => [] },
    [pagePurgeModule]: {
      request: (scope: PurgeScope) => done.push(`purge ${scope.kind === 'all' ? 'all' : scope.ids.join()}`),
    },
  }
  const container = { resolve: (name: string) => things[name] } as unknown as MedusaContainer
  return { done, asked, container }
}

const saleAt = (ahead: number) => ({ id: 'plist_1', starts_at: new Date(Date.now() + ahead), ends_at: null })
const priced = { calculated_price: { calculated_amount: 100, original_amount: 100 } }

describe('A change of the catalogue', () => {
  it('is written to the index before the pages are dropped, and what has no price is taken out last', async () => {
    const { done, container } = setup()
    await followChange(container, changeOf('product.updated', [{ id: 'prod_1' }, { id: 'prod_2' }]))
    expect(done).toEqual(['write prod_1@reg_1,prod_1@reg_2', 'delete prod_2@reg_1,prod_2@reg_2', 'purge all'])
  })

  it('that is only in pages is not written, and what begins soon is followed then', async () => {
    const { done, container } = setup()
    await followChange(container, changeOf('promotion.promotion.updated', { id: 'promo_1' }))
    expect(done).toEqual(['purge all', 'at plist_1 soon'])
  })

  it('of where pieces are sold is written for all products', async () => {
    const { done, container } = setup()
    await followChange(container, changeOf('LinkSalesChannelStockLocation.detached', { id: 'scloc_1' }))
    expect(done).toEqual(['write everything', 'purge all'])
  })

  it('waits while Medusa fills an index for the first time, whose plan a second version would break', async () => {
    const { done, container } = setup([], 'pending')
    const soldElsewhere = changeOf('LinkSalesChannelStockLocation.detached', { id: 'scloc_1' })
    await expect(followChange(container, soldElsewhere)).rejects.toThrow('Still being filled')
    await expect(followChange(container, changeOf('store.store.updated', { id: 'store_1' }))).rejects.toThrow(
      'Still being filled',
    )
    expect(done.filter((one) => one.startsWith('write everything'))).toEqual([])
  })

  it('of a price drops the pages of the regions with its currency, and of a price that is gone all', async () => {
    const { done, container } = setup()
    await followChange(container, changeOf('pricing.price.updated', { id: 'price_1' }))
    await followChange(container, changeOf('pricing.price.deleted', [{ id: 'price_1' }, { id: 'price_2' }]))
    expect(done.filter((step) => step.startsWith('purge'))).toEqual(['purge reg_2', 'purge all'])
  })

  it('of a region writes what the index has not of it, and takes out what is of none', async () => {
    const { done, container } = setup()
    await followChange(container, changeOf('region.region.created', { id: 'reg_2' }))
    expect(done).toEqual([
      'delete {"region_id":{"$nin":["reg_1","reg_2"]}}',
      'write prod_1@reg_2',
      'purge all',
    ])
  })

  it('is written in each language that the store supports, and fills the index of a new one', async () => {
    const { done, asked, container } = setup([
      { supported_locales: [{ locale_code: 'de-AT' }, { locale_code: 'fr' }] },
    ])
    await followChange(container, changeOf('product.updated', { id: 'prod_1' }))
    // The prices of each region are read once for all languages.
    expect(asked.filter((entity) => entity === 'product_variant')).toHaveLength(2)
    expect(done.filter((one) => one.startsWith('write'))).toEqual([
      'write prod_1@reg_1,prod_1@reg_2',
      'write product_de prod_1@reg_1,prod_1@reg_2',
    ])
    await followChange(container, changeOf('store.store.updated', { id: 'store_1' }))
    expect(done).toContain('write everything in product_de')
  })

  it('is followed by a purge only when it could be written', async () => {
    const { done, container } = setup()
    const locking = { execute: async () => Promise.reject(new Error('Redis is away')) }
    const broken = {
      resolve: (name: string) => (name === Modules.LOCKING ? locking : container.resolve(name)),
    }
    const change = changeOf('product.updated', { id: 'prod_1' })
    await expect(followChange(broken as unknown as MedusaContainer, change)).rejects.toThrow('Redis is away')
    expect(done).toEqual([])
  })
})
