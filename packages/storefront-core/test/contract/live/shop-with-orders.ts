import { appendFileSync } from 'node:fs'
import { CommerceClient } from '@umber/commerce-client'
import { createOrderHistory } from '../../../src/account/create-order-history.ts'
import { createLiveOrderRecords } from '../../../src/live/order-records.ts'
import { createLiveOwnOrders } from '../../../src/live/customer-orders.ts'
import { orderDetailsFields } from '../../../src/orders/order-details-from-wire.ts'
import { field, list, text } from '../../../src/parse/read.ts'
import type { Order, OrderDetails } from '../../../src/ports/order-history.ts'
import type { OrderDocument } from '../../../src/ports/order-records.ts'
import { recordedOrder } from '../../support/recorded-orders.ts'
import { backend, config } from '../backend.ts'
import { checkOut } from '../check-out.ts'
import { Merchant, type Quantities } from './merchant.ts'

const { backendUrl } = backend()

export interface MadeOrder {
  readonly id: string
  /** The line of a variant. */
  readonly line: (variant: string) => string
}

/** A merchant with two products, and a customer who buys them. */
export interface ShopWithOrders {
  readonly merchant: Merchant
  readonly email: string
  /** At 189 rupees. */
  readonly shirt: string
  /** At 39 rupees. */
  readonly candle: string
  /** A code for a tenth off. */
  readonly code: string
  readonly order: (
    lines: readonly (readonly [variant: string, quantity: number])[],
    code?: string,
  ) => Promise<MadeOrder>
  /** The order as its page, and as its entry in the history. */
  readonly read: (id: string) => Promise<{ readonly page: OrderDetails; readonly entry: Order }>
  /** Its invoices and credit notes, as its page lists them. */
  readonly documents: (id: string) => Promise<readonly OrderDocument[]>
  /** What was mailed to the customer, the earliest first. */
  readonly mails: () => Promise<readonly { readonly subject: string; readonly text: string }[]>
  /** The pieces that are sent for others. */
  readonly replacement: (id: string) => Promise<Quantities>
  /** Adds what the store API answers to the file in RECORD_ORDERS, if it is set: `recorded-orders.test.ts` reads it. */
  readonly record: (name: string, id: string) => Promise<void>
}

export async function openShopWithOrders(): Promise<ShopWithOrders> {
  const merchant = new Merchant()
  await merchant.signIn()
  const client = new CommerceClient({ ...config(), auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' } })
  const email = `ledger-${crypto.randomUUID()}@umber-ecru.example`
  const words = { email, password: 'linen-and-light-7' }
  await client.auth.register('customer', 'emailpass', words)
  await client.store.customer.create({ email, first_name: 'Noor', last_name: 'Khan' })
  await client.auth.login('customer', 'emailpass', words)
  const own = createLiveOwnOrders(client, backendUrl)
  const records = createLiveOrderRecords(client)
  const history = createOrderHistory({ client, backendUrl })
  return {
    merchant,
    email,
    shirt: await merchant.sell('Shirt of many orders', 189),
    candle: await merchant.sell('Candle of many orders', 39),
    code: await merchant.tenthOff(),
    async order(lines, code) {
      const { cart } = await client.store.cart.create({})
      for (const [variant_id, quantity] of lines)
        await client.store.cart.createLineItem(cart.id, { variant_id, quantity })
      await client.store.cart.transferCart(cart.id)
      const codes = { promo_codes: code === undefined ? [] : [code] }
      if (code !== undefined)
        await client.client.fetch(`/store/carts/${cart.id}/promotions`, { method: 'POST', body: codes })
      const made = await checkOut(client, cart.id, email)
      const lineOf = new Map(
        list(field(made, 'items')).map((item) => [text(field(item, 'variant_id')), text(field(item, 'id'))]),
      )
      return { id: text(field(made, 'id')) ?? '', line: (variant) => lineOf.get(variant) ?? '' }
    },
    async read(id) {
      const page = await own.find(id)
      const { orders } = await history.list({ offset: 0, limit: 20 })
      const entry = orders.find((one) => one.id === id)
      if (page === undefined || entry === undefined) throw new Error(`There is no order ${id}`)
      return { page, entry }
    },
    documents: async (id) => records.documents({ id }),
    async mails() {
      const answer = await client.client.fetch('/outbox', { query: { to: email } })
      return list(field(answer, 'mails'))
        .map((mail) => ({
          subject: text(field(mail, 'subject')) ?? '',
          text: text(field(mail, 'text')) ?? '',
        }))
        .toReversed()
    },
    async replacement(id) {
      const line = (await own.find(id))?.items.find(({ isReplacement }) => isReplacement)
      if (line === undefined) throw new Error(`Nothing replaces pieces of ${id}`)
      return { id: line.id, quantity: line.quantity }
    },
    async record(name, id) {
      const file = process.env['RECORD_ORDERS']
      if (file === undefined) return
      const answer = await client.store.order.list({ id, fields: orderDetailsFields, limit: 1 })
      appendFileSync(file, `${JSON.stringify({ name, order: recordedOrder(field(answer, 'orders')) })}\n`)
    },
  }
}
