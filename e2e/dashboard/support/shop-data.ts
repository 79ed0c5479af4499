import { PUBLISHABLE_KEY_HEADER } from '@umber/commerce-client'
import { randomUUID } from 'node:crypto'
import { linkIn, mailTo } from '../../support/outbox.ts'

/** Data of the shop for its pages in the dashboard, made as shoppers make it. */
export interface ShopData {
  readonly subject: string
  readonly subscriber: string
  readonly customer: string
  readonly product: string
}

export async function makeShopData(): Promise<ShopData> {
  const word = randomUUID().slice(0, 8)
  const subject = `Where is my parcel ${word}`
  const message = { name: 'Noor Khan', email: `noor-${word}@umber-ecru.example`, subject, category: 'order' }
  await ask('/store/contact', { ...message, message: 'It was to come yesterday.\nPlease look.' })
  const subscriber = `reader-${word}@umber-ecru.example`
  await ask('/store/newsletter', { email: subscriber })
  // Who has not confirmed it is in no list.
  const [, hash] = linkIn(await mailTo(subscriber, /./)).split('#')
  await ask('/store/newsletter/confirm', { token: new URLSearchParams(hash).get('token') ?? '' })
  const customer = `customer-${word}@umber-ecru.example`
  const account = { email: customer, password: 'linen-and-light-7' }
  const { token: half } = await ask('/auth/customer/emailpass/register', account)
  await ask('/store/customers', { email: customer, first_name: 'Noor', last_name: 'Khan' }, half)
  const { token } = await ask('/auth/customer/emailpass', account)
  await ask('/store/customers/me/wishlist', { products: ['monsoon-candle'] }, token)
  return { subject, subscriber, customer, product: 'First Monsoon Candle' }
}

interface Answer {
  readonly token: string
}

export async function ask(path: string, body: object, token?: string): Promise<Answer> {
  const { BACKEND_URL: url, PUBLISHABLE_KEY: key = '' } = process.env
  const headers = { 'content-type': 'application/json', [PUBLISHABLE_KEY_HEADER]: key }
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
