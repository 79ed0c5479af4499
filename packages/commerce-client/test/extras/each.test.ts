import { expect, test } from 'vitest'
import { Client, CommerceClient, each, eachPage } from '../../src/index.ts'
import { Admin } from '../../src/admin/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { json, recordingFetch, type Recorded } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'
const all = Array.from({ length: 7 }, (_, index) => ({ id: `prod_${index}` }))

/** Seven items, page by page. */
function answer({ url }: Recorded): Response {
  const { searchParams } = new URL(url)
  const offset = Number(searchParams.get('offset'))
  const limit = Number(searchParams.get('limit'))
  return json({ products: all.slice(offset, offset + limit), count: all.length, offset, limit })
}

function shop(given: (recorded: Recorded) => Response | Promise<Response> = answer) {
  const { calls, fetch } = recordingFetch(given)
  const offsets = () => calls.map(({ url }) => new URL(url).searchParams.get('offset'))
  const { store } = new CommerceClient({ baseUrl, fetch, retry: false })
  return { store, calls, offsets }
}

async function idsOf(items: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of items) ids.push(id)
  return ids
}

test('gives every item, in order, and requests no page too many', async () => {
  const { store, calls, offsets } = shop()
  expect(await idsOf(each(store.product.list, { limit: 3, q: 'tee' }))).toEqual(all.map(({ id }) => id))
  expect(offsets()).toEqual(['0', '3', '6'])
  expect(calls.every(({ url }) => url.includes('q=tee'))).toBe(true)
})

test('requests a page only when the one before is used up', async () => {
  const { store, calls } = shop()
  const products = each(store.product.list, { limit: 3 })
  for (const asked of [1, 1, 1, 2]) {
    await products.next()
    expect(calls).toHaveLength(asked)
  }
  await products.return()
  expect(calls).toHaveLength(2)
})

test('begins at a given offset, with pages of 100', async () => {
  const { store, calls, offsets } = shop()
  expect(await idsOf(each(store.product.list, { offset: 5 }))).toEqual(['prod_5', 'prod_6'])
  expect(offsets()).toEqual(['5'])
  expect(calls[0]?.url).toContain('limit=100')
})

test('continues by the actual page size when the server gives fewer than requested', async () => {
  const { store, offsets } = shop((recorded) =>
    answer({ ...recorded, url: recorded.url.replace('limit=100', 'limit=2') }),
  )
  expect(await idsOf(each(store.product.list))).toHaveLength(7)
  expect(offsets()).toEqual(['0', '2', '4', '6'])
})

test('ends with an empty page, whatever the count says', async () => {
  const lying = shop(() => json({ products: [], count: 9 }))
  expect(await idsOf(each(lying.store.product.list))).toEqual([])
  expect(lying.calls).toHaveLength(1)
})

test('without a count ends after the first page that is not full', async () => {
  const { store, offsets } = shop((recorded) =>
    answer(recorded)
      .json()
      .then(({ products }: { products: unknown[] }) => json({ products })),
  )
  expect(await idsOf(each(store.product.list, { limit: 3 }))).toHaveLength(7)
  expect(offsets()).toEqual(['0', '3', '6'])
})

test('takes the list that is named, and refuses to guess between several', async () => {
  const { fetch } = recordingFetch(() => json({ tags: [], products: all, count: 7 }))
  const client = new Client({ baseUrl, fetch })
  const list = async (query?: { limit?: number; offset?: number }) =>
    client.fetch<{ tags: { id: string }[]; products: { id: string }[] }>('/store/custom', { query })
  expect(await idsOf(each(list, {}, {}, {}, 'products'))).toHaveLength(7)
  expect(await failureOf(idsOf(each(list)))).toEqual(
    new TypeError('each: the page has the lists tags, products; name one of them'),
  )
})

test('a list that cannot be read by pages does not compile', () => {
  const { order } = new Admin(new Client({ baseUrl }))
  // @ts-expect-error the server refuses limit and offset
  const changes = each((query?: Parameters<typeof order.listChanges>[1]) => order.listChanges('o', query))
  expect(changes).toBeDefined()
})

test('eachPage gives the pages with what they hold besides', async () => {
  const { store, offsets } = shop()
  const seen: unknown[] = []
  for await (const { products, count } of eachPage(store.product.list, { limit: 3 })) {
    seen.push([products.length, count])
  }
  expect(seen).toEqual([
    [3, 7],
    [3, 7],
    [1, 7],
  ])
  expect(offsets()).toEqual(['0', '3', '6'])
})

test('iterates over nested resources, with headers and options', async () => {
  const { calls, fetch } = recordingFetch(() => json({ variants: [{ id: 'variant_1' }], count: 1 }))
  const { product } = new Admin(new Client({ baseUrl, fetch }))
  const variants = each(
    (...tail) => product.listVariants('prod_1', ...tail),
    {},
    { 'x-call': 'one' },
    { cache: 'no-store' },
  )
  expect(await idsOf(variants)).toEqual(['variant_1'])
  expect(calls[0]).toMatchObject({ headers: { 'x-call': 'one' }, init: { cache: 'no-store' } })
})

test('fails when a page does, after the items before it', async () => {
  const { store } = shop((recorded) =>
    recorded.url.includes('offset=3') ? json({}, { status: 500 }) : answer(recorded),
  )
  const seen: string[] = []
  const walk = async (): Promise<void> => {
    for await (const { id } of each(store.product.list, { limit: 3 })) seen.push(id)
  }
  expect(await failureOf(walk())).toMatchObject({ status: 500 })
  expect(seen).toEqual(['prod_0', 'prod_1', 'prod_2'])
})
