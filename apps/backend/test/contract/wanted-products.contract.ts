import { beforeAll, expect, it } from 'vitest'

import { ask, done, signInAdmin, signUp } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

const path = '/admin/wishlists/products'

let admin: string

beforeAll(async () => {
  admin = await signInAdmin()
})

async function customersOf(product: string): Promise<unknown> {
  const { products } = (await done('GET', `${path}?limit=100`, { bearer: admin })) as {
    readonly products: readonly { readonly id: string; readonly customers: number }[]
  }
  return products.find(({ id }) => id === product)?.customers ?? 0
}

it('Merchants see how many customers have saved a product, and nothing about the customers', async () => {
  const found = await done('GET', '/store/products?handle=monsoon-candle')
  const product = textAt(found, 'products.0.id')
  const before = Number(await customersOf(product))
  for (const { token } of [await signUp(), await signUp()])
    await done('POST', '/store/customers/me/wishlist', { bearer: token, body: { products: [product] } })
  expect(await customersOf(product)).toBe(before + 2)
  const answer = await done('GET', path, { bearer: admin })
  expect(JSON.stringify(answer)).not.toMatch(/cus_|@/)
  expect(Object.keys(at(answer, 'products.0') as object).toSorted()).toEqual(['customers', 'id', 'product'])
})

it('The most wanted product is first, and the list has pages', async () => {
  const page = await done('GET', `${path}?limit=2&offset=0`, { bearer: admin })
  const [first, second] = listAt(page, 'products').map((product) => Number(at(product, 'customers')))
  expect(first).toBeGreaterThanOrEqual(second ?? 0)
  expect(page).toMatchObject({ limit: 2, offset: 0 })
  expect((await ask('GET', `${path}?limit=101`, { bearer: admin })).status).toBe(400)
})
