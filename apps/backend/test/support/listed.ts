import { expect, vi } from 'vitest'

import { done, regionId } from './backend'
import { at, listAt } from './read'

/** What a list of the shop says, and what the page of the product says. */
export interface Shown {
  /** Of the product in a list; undefined when no list has it. */
  readonly inList: unknown
  /** Whether a list of what costs at most `limit` has it. */
  readonly isBelow: boolean
  readonly onPage: unknown
}

async function found(filters: object, bearer?: string): Promise<readonly unknown[]> {
  const who = bearer === undefined ? {} : { bearer }
  const answer = await done('POST', '/store/search', { ...who, body: { entity: 'product', filters } })
  return listAt(answer, 'results.0.hits').map((hit) => at(hit, 'document'))
}

/** The list's documents of one product: one, or none. */
export const listed = async (productId: string, filters: object = {}, bearer?: string): Promise<unknown> =>
  (await found({ id: productId, ...filters }, bearer))[0]

const limit = 450

export async function shown(productId: string, bearer?: string): Promise<Shown> {
  const fields = encodeURIComponent('id,*variants.calculated_price')
  const path = `/store/products/${productId}?region_id=${await regionId()}&fields=${fields}`
  const [document, below, page] = await Promise.all([
    listed(productId, {}, bearer),
    listed(productId, { price: { $lte: limit } }),
    done('GET', path, bearer === undefined ? {} : { bearer }),
  ])
  return {
    inList: at(document, 'price'),
    isBelow: below !== undefined,
    onPage: at(page, 'product.variants.0.calculated_price.calculated_amount'),
  }
}

/** Waits until a list, a list filtered by price and the product's page say this price, at most 5 s from now on, and returns it. */
export async function saidPrice(productId: string, price: number, { within = 5000 } = {}): Promise<number> {
  const expected = { inList: price, isBelow: price <= limit, onPage: price }
  await vi.waitFor(async () => expect(await shown(productId)).toEqual(expected), {
    timeout: within,
    interval: 100,
  })
  return price
}
