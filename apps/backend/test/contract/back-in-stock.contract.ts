import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyEmail, ask, backendUrl, done, signInAdmin, signUp } from '../support/backend'
import { mailsTo, mailTo, secretIn, subjectsTo } from '../support/outbox'
import { eventually } from '../support/eventually'
import { makeProducts, setStock, type TestProducts } from '../support/products'
import { listAt } from '../support/read'

let admin: string
let sold: TestProducts
let database: Client

beforeAll(async () => {
  admin = await signInAdmin()
  sold = await makeProducts(admin, 'Long awaited', 0)
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
})
afterAll(async () => {
  await sold.remove()
  await database.end()
})

const wait = async (email: string, { bearer, locale }: { bearer?: string; locale?: string } = {}) =>
  ask('POST', '/store/back-in-stock', {
    body: { variant_id: sold.variantId, email },
    ...(bearer !== undefined && { bearer }),
    ...(locale !== undefined && { locale }),
  })

async function waiting(): Promise<readonly unknown[]> {
  const path = `/admin/products/${sold.productId}/back-in-stock`
  return listAt(await done('GET', path, { bearer: admin }), 'variants')
}

/** A request is marked after its letter. */
const noneWaits = async () =>
  eventually('end of the waiting', async () => (await waiting()).length === 0 || undefined)

const back = /^Long awaited is back in stock$/
const rows = async (email: string) =>
  (await database.query('select 1 from stock_request where email = $1', [email])).rowCount

it('Each who waits has one letter when the variant can be bought again, in their language', async () => {
  const [english, german] = [anyEmail('waits'), anyEmail('wartet')]
  for (const email of [english.toUpperCase(), english])
    expect(await wait(email)).toMatchObject({ status: 200, body: { requested: true } })
  expect((await wait(german, { locale: 'de-AT' })).status).toBe(200)
  expect(await waiting()).toEqual([{ id: sold.variantId, title: 'One', people: 2 }])

  // What is not in stock yet is no news.
  await done('POST', `/admin/products/${sold.productId}`, { bearer: admin, body: { subtitle: 'Soon' } })
  await setStock(admin, sold, 3)
  const letter = await mailTo(english, back)
  expect(letter.text).toContain('1 × Long awaited, One')
  expect(letter.text).toMatch(new RegExp(`/product/for-a-test-[\\d-]+\\?variant=${sold.variantId}`))
  expect(letter.headers?.['List-Unsubscribe']).toContain('/hooks/back-in-stock-leave?token=stkreq_')
  const translated = await mailTo(german, /^Long awaited ist wieder da$/)
  expect(translated.text).toMatch(/\/de-\w\w\/product\//)
  await noneWaits()

  expect(await wait(english)).toMatchObject({ status: 400, body: { code: 'in_stock' } })
  // Sold out and back again: a letter only to who has asked again.
  await setStock(admin, sold, 0)
  const later = anyEmail('later')
  expect((await wait(later)).status).toBe(200)
  await setStock(admin, sold, 1)
  await mailTo(later, back)
  await noneWaits()
  expect(await subjectsTo(english)).toEqual(['Long awaited is back in stock'])
  await setStock(admin, sold, 0)
})

it('The link of a letter deletes all that its address waits for, with one press', async () => {
  const email = anyEmail('leaves')
  await wait(email)
  await setStock(admin, sold, 1)
  const token = secretIn(
    { text: (await mailTo(email, back)).text.replace(/^[^]*?(?=https?:\S+back-in-stock)/, '') },
    'token',
  )
  await noneWaits()
  await setStock(admin, sold, 0)
  await wait(email)
  expect(await rows(email)).toBe(2)
  const looked = await fetch(`${backendUrl}/hooks/back-in-stock-leave?token=${token}`, { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/back-in-stock/leave#token='),
  ])
  expect(await rows(email)).toBe(2)
  const press = async (with_: string) => ask('POST', '/store/back-in-stock/leave', { body: { token: with_ } })
  expect((await press(`${token}x`)).body).toMatchObject({ code: 'link_used' })
  for (const _ of [1, 2]) expect((await press(token)).body).toEqual({ left: true })
  expect(await rows(email)).toBe(0)
  await setStock(admin, sold, 1)
  await setStock(admin, sold, 0)
  expect(await mailsTo(email)).toHaveLength(1)
})

it('Only variants that the shop sells can be waited for, and the requests of a customer go with the account', async () => {
  const unknown = { body: { variant_id: 'variant_unknown', email: anyEmail('unknown') } }
  expect((await ask('POST', '/store/back-in-stock', unknown)).status).toBe(404)
  expect((await wait('no address')).status).toBe(400)
  expect((await ask('GET', `/admin/products/${sold.productId}/back-in-stock`)).status).toBe(401)

  const password = 'a-long-password'
  const { token: bearer } = await signUp(password)
  const other = anyEmail('other')
  await wait(other, { bearer })
  const { data } = (await done('GET', '/store/customers/me/data', { bearer })) as { data: unknown }
  expect(listAt(data, 'back_in_stock')).toMatchObject([{ product: 'Long awaited', email: other }])
  await done('POST', '/store/customers/me/deletion', { bearer, body: { password } })
  expect(await rows(other)).toBe(0)
})
