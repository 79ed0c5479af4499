import { PUBLISHABLE_KEY_HEADER } from '@umber/commerce-client'
import type { Page } from '@playwright/test'
import { makeCart, completeCart, type BackendOrder, type Wanted } from './carts.ts'
import { newEmail } from './customers.ts'
import { environment } from './environment.ts'
import { merchant } from './merchant.ts'

export interface LiveCustomer {
  readonly email: string
  readonly password: string
  readonly token: string
}

/** A new customer, so that no other test sees their data. */
export async function newCustomer(): Promise<LiveCustomer> {
  const words = { email: newEmail(), password: 'linen-and-light-7' }
  const { token: half } = await ask('/auth/customer/emailpass/register', words)
  await ask('/store/customers', { email: words.email, first_name: 'Noor', last_name: 'Khan' }, half)
  const { token } = await ask('/auth/customer/emailpass', words)
  return { ...words, token }
}

async function ask(path: string, body: object, token?: string): Promise<{ readonly token: string }> {
  const { backendUrl, publishableKey } = environment()
  const answer = await fetch(`${backendUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [PUBLISHABLE_KEY_HEADER]: publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { readonly token: string }
}

/** Signs this browser in as this customer. */
export async function signInAs(page: Page, { token }: LiveCustomer): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('signed-in-once') !== null) return
    sessionStorage.setItem('signed-in-once', 'yes')
    localStorage.setItem('medusa_auth_token', kept)
  }, token)
}

/** Places an order for the customer, like an earlier visit. */
export async function orderFor(
  { email, token }: LiveCustomer,
  ...wanted: readonly Wanted[]
): Promise<BackendOrder> {
  const cart = await makeCart(...wanted)
  await ask(`/store/carts/${cart}/customer`, {}, token)
  return completeCart(cart, email, token)
}

/** Saves `count` addresses, named Place 1 and so on. */
export async function saveAddresses({ token }: LiveCustomer, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const address = {
      address_name: `Place ${number}`,
      first_name: 'Noor',
      last_name: 'Khan',
      address_1: `${number} Residency Road`,
      city: 'Bengaluru',
      province: 'Karnataka',
      postal_code: '560025',
      country_code: 'in',
      phone: '+91 98450 12345',
    }
    await ask('/store/customers/me/addresses', address, token)
  }
}

/** Creates, ships and delivers the fulfillment. */
export async function deliver(orderId: string): Promise<void> {
  const { admin } = await merchant()
  const { order } = await admin.order.retrieve(orderId, { fields: 'id,*items' })
  const items = (order.items ?? []).map(({ id, quantity }) => ({ id, quantity }))
  const sent = await admin.order.createFulfillment(orderId, { items }, { fields: 'id,fulfillments.id' })
  const parcel = sent.order.fulfillments?.[0]?.id ?? ''
  const label = { tracking_number: 'UE1', tracking_url: 'https://track.example/UE1', label_url: '' }
  await admin.order.createShipment(orderId, parcel, { items, labels: [label] })
  await admin.order.markAsDelivered(orderId, parcel)
}
