import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { lettersModule } from '../../modules/letters'
import { mailQueueModule } from '../../modules/mail-queue'
import type { NewMail } from '../../modules/mail-queue/service'
import { shopSettingsModule } from '../../modules/shop-settings'
import mailClaim from '../../subscribers/claim-created'
import mailExchange from '../../subscribers/exchange-created'
import mailCanceled from '../../subscribers/order-canceled'
import mailFailedPayment from '../../subscribers/order-payment-failed'
import mailOrderPlaced from '../../subscribers/order-placed'
import mailDelivered from '../../subscribers/parcel-delivered'
import mailShipped from '../../subscribers/parcel-shipped'
import mailRefunds from '../../subscribers/payment-refunded'
import mailReturnReceived from '../../subscribers/return-received'
import mailReturnRequested from '../../subscribers/return-requested'
import { noSettings } from '../shop-settings/settings-schema'
import { LetterSettings } from './letter-schema'

type Handle = (args: never) => Promise<void>

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  vi.stubEnv('MAIL_FROM', 'orders@shop.example')
})
afterEach(() => vi.unstubAllEnvs())

const line = {
  id: 'line_1',
  title: 'Linen shirt',
  unit_price: 100,
  quantity: 2,
  is_tax_inclusive: true,
  detail: { quantity: 2, shipped_quantity: 2 },
}
const items = [{ id: 'item_1', item_id: 'line_1', quantity: 1, received_quantity: 1 }]
const now = () => new Date().toISOString()
const refunds = () => [
  { id: 'ref_2', amount: 20, created_at: now() },
  { id: 'ref_old', amount: 10, created_at: '2026-01-01T00:00:00.000Z' },
]

/** What Medusa has of each kind of record, whatever its id is. */
const records = (id: string, isSilent: boolean): Readonly<Record<string, object>> => ({
  order: {
    id: 'order_1',
    display_id: 1,
    email: 'asha@shop.example',
    currency_code: 'inr',
    total: 200,
    items: [line],
    shipping_methods: [],
    no_notification: isSilent,
    fulfillments: [{ id, shipped_at: now(), labels: [], items: [{ line_item_id: 'line_1', quantity: 2 }] }],
  },
  fulfillment: { id, order: { id: 'order_1' } },
  payment: { id, provider_id: 'pp_system_default', payment_collection_id: 'paycol_1', refunds: refunds() },
  order_payment_collection: { order_id: 'order_1' },
  return: { id, items },
  order_exchange: { id, additional_items: items, return: { items } },
  order_claim: { id, claim_items: items },
})

/** The keys of the mails that are stored when the subscriber handles these events. */
async function keysAfter(
  handle: Handle,
  events: readonly object[],
  isSilent = false,
): Promise<readonly unknown[]> {
  const keys: unknown[] = []
  const graph = async ({ entity, filters }: { entity: string; filters?: { id?: string } }) => {
    const found = records(filters?.id ?? '', isSilent)[entity]
    return { data: found === undefined ? [] : [found] }
  }
  const modules: Readonly<Record<string, object>> = {
    [Modules.STORE]: { listStores: async () => [{ name: 'My shop' }] },
    [ContainerRegistrationKeys.QUERY]: { graph },
    [ContainerRegistrationKeys.LOGGER]: { error: () => undefined, warn: () => undefined },
    [ContainerRegistrationKeys.CONFIG_MODULE]: { projectConfig: { http: { jwtSecret: 'a secret' } } },
    [shopSettingsModule]: { read: async () => noSettings },
    [lettersModule]: { settingsOf: async () => LetterSettings.parse({}) },
    [mailQueueModule]: {
      has: async (key: string) => keys.includes(key),
      // It says that it has the mail already, so that none is sent here.
      add: async ({ idempotencyKey }: NewMail) => void keys.push(idempotencyKey),
    },
  }
  const container = createMedusaContainer()
  for (const [name, module] of Object.entries(modules)) container.register(name, asValue(module))
  for (const data of events) await handle({ event: { data }, container } as never)
  return keys
}

const ofOrder = (name: string) => (id: string) => ({ order_id: 'order_1', [name]: id })
const byId = (id: string) => ({ id })

const subscribers: readonly (readonly [string, Handle, (id: string) => object, string])[] = [
  ['an order', mailOrderPlaced, byId, 'order-placed:one'],
  ['a parcel that is shipped', mailShipped, byId, 'shipped:one'],
  ['a parcel that is delivered', mailDelivered, byId, 'delivered:one'],
  ['a cancellation', mailCanceled, byId, 'order-canceled:one'],
  ['a return that is requested', mailReturnRequested, ofOrder('return_id'), 'return-requested:one'],
  ['a return that is received', mailReturnReceived, ofOrder('return_id'), 'return-received:one:1'],
  ['an exchange', mailExchange, ofOrder('exchange_id'), 'exchange-created:one'],
  ['a claim', mailClaim, ofOrder('claim_id'), 'claim-created:one'],
  [
    'a payment that failed',
    mailFailedPayment,
    (id) => ({ id: 'order_1', session_id: id }),
    'payment-failed:one',
  ],
]

describe.each(subscribers)('The event of %s', (_, handle, event, key) => {
  it('sends one letter, however often it comes, and another of another one', async () => {
    const keys = await keysAfter(handle, [event('one'), event('one'), event('two')])
    expect(keys).toEqual([key, key.replace('one', 'two')])
  })

  it('sends none where the merchant wants none for the order', async () => {
    expect(await keysAfter(handle, [event('one')], true)).toEqual([])
  })
})

it('A refund has one letter, and those of before have none', async () => {
  expect(await keysAfter(mailRefunds, [byId('pay_1'), byId('pay_1')])).toEqual(['refunded:ref_2'])
})

it('A parcel without a notification has no letter', async () => {
  const silent = { id: 'one', no_notification: true }
  for (const handle of [mailShipped, mailDelivered])
    expect(await keysAfter(handle as Handle, [silent])).toEqual([])
})
