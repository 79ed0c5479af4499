import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'

import { anyEmail, ask, done, regionId, signInAdmin, signUp } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { mailTo, secretIn } from '../support/outbox'
import { at, listAt, textAt } from '../support/read'

const day = 86_400_000
/** The default of CART_DAYS. */
const cartDays = 90

const statusOf = async (id: string, bearer?: string) =>
  (await ask('GET', `/store/carts/${id}`, bearer === undefined ? {} : { bearer })).status

const cleanUpAt = async (time: number) =>
  done('POST', '/admin/workflows-executions/job-clean-up/run', {
    bearer: await signInAdmin(),
    body: { input: { scheduledFor: new Date(time).toISOString() } },
  })

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
  await cleanUpAt(moment + cartDays * day)
  await vi.waitFor(async () => expect(await statusOf(old)).toBe(404), { timeout: 20_000, interval: 250 })
  expect(await Promise.all([touched, young].map(async (id) => statusOf(id)))).toEqual([200, 200])
  expect(await statusOf(customers, token)).toBe(200)
  expect((await complete(ordered)).status).toBe(200)
})

it('the clean-up deletes the file of an old export, and its notification loses the link', async () => {
  const bearer = await signInAdmin()
  const files = async () => {
    const list = await done('GET', '/admin/notifications?channel=feed&order=-created_at', { bearer })
    return listAt(list, 'notifications').flatMap((notice) => {
      const url = at(notice, 'data.file.url')
      return typeof url === 'string' ? url : []
    })
  }
  const before = await files()
  await done('POST', '/admin/orders/export', { bearer })
  const added = await vi.waitFor(
    async () => {
      const url = (await files()).find((one) => !before.includes(one)) ?? ''
      expect(url).toMatch(/^\/static\/.*order-exports-.*\.csv$/)
      return url
    },
    { timeout: 20_000, interval: 250 },
  )
  const exported = await ask('GET', added)
  expect(exported.status).toBe(200)
  expect(exported.body).toContain('Customer Email')

  await cleanUpAt(Date.now() + 2 * day)
  await wait(1000)
  expect((await ask('GET', added)).status).toBe(200)
  await cleanUpAt(Date.now() + 4 * day)
  await vi.waitFor(async () => expect((await ask('GET', added)).status).toBe(404), {
    timeout: 20_000,
    interval: 250,
  })
  await vi.waitFor(async () => expect(await files()).toEqual([]))
})

it('the clean-up deletes an address that waits for its link longer than a week, and no confirmed one', async () => {
  const [waiting, confirmed] = [anyEmail('waiting'), anyEmail('confirmed')]
  const linkOf = async (email: string) => {
    await done('POST', '/store/newsletter', { body: { email } })
    return secretIn(await mailTo(email, /^Confirm that you want our newsletter/), 'token')
  }
  const press = async (token: string) =>
    (await ask('POST', '/store/newsletter/confirm', { body: { token } })).status
  const link = await linkOf(waiting)
  expect(await press(await linkOf(confirmed))).toBe(200)
  const listed = async (email: string) =>
    at(
      await done('GET', `/admin/newsletter?q=${encodeURIComponent(email)}`, { bearer: await signInAdmin() }),
      'count',
    )
  const database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  const rows = async (email: string) =>
    (await database.query('select 1 from newsletter_subscriber where email = $1', [email])).rowCount
  await cleanUpAt(Date.now() + 6 * day)
  await wait(2_000)
  expect(await rows(waiting)).toBe(1)
  await cleanUpAt(Date.now() + 8 * day)
  await vi.waitFor(async () => expect(await rows(waiting)).toBe(0), { timeout: 20_000, interval: 250 })
  await database.end()
  expect(await press(link)).toBe(400)
  expect(await listed(confirmed)).toBe(1)
})
