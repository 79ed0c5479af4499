import { setTimeout as wait } from 'node:timers/promises'

import { beforeAll, expect, it, vi } from 'vitest'

import { ask, done, regionId, signInAdmin, signUp } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { textAt } from '../support/read'

const day = 86_400_000
/** The default of CART_DAYS. */
const cartDays = 90

const statusOf = async (id: string, bearer?: string) =>
  (await ask('GET', `/store/carts/${id}`, bearer === undefined ? {} : { bearer })).status

let variant: string
beforeAll(async () => {
  const candle = await done('GET', '/store/products?handle=monsoon-candle')
  variant = textAt(candle, 'products.0.variants.0.id')
})

it('the clean-up deletes an old cart of a guest, and no other', async () => {
  const region_id = await regionId()
  const open = async (bearer?: string) =>
    textAt(await done('POST', '/store/carts', { body: { region_id }, ...(bearer && { bearer }) }), 'cart.id')
  const lines = [{ variant_id: variant, quantity: 1 }]
  const { token } = await signUp()
  const old = (await cartReadyToOrder(lines)).id
  const touched = await open()
  const customers = await open(token)
  const ordered = (await cartReadyToOrder(lines)).id
  expect((await complete(ordered)).status).toBe(200)
  await wait(50)
  const moment = Date.now()
  await wait(50)
  const young = await open()
  await done('POST', `/store/carts/${touched}/line-items`, { body: { variant_id: variant, quantity: 1 } })

  // As if it ran when what was last changed before `moment` is old.
  const input = { scheduledFor: new Date(moment + cartDays * day).toISOString() }
  await done('POST', '/admin/workflows-executions/job-clean-up/run', {
    bearer: await signInAdmin(),
    body: { input },
  })
  await vi.waitFor(async () => expect(await statusOf(old)).toBe(404), { timeout: 20_000, interval: 250 })
  expect(await Promise.all([touched, young].map(async (id) => statusOf(id)))).toEqual([200, 200])
  expect(await statusOf(customers, token)).toBe(200)
  expect((await complete(ordered)).status).toBe(200)
})
