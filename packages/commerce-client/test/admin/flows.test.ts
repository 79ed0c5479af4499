import { expect, test } from 'vitest'
import { Admin } from '../../src/admin/index.ts'
import { Client } from '../../src/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

function merchant() {
  const { calls, fetch } = recordingFetch(() => json({ return: { id: 'ret_1' }, exchange: { id: 'exc_1' } }))
  const admin = new Admin(new Client({ baseUrl: 'http://localhost:9000', fetch }))
  const sent = () =>
    calls.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/admin/', '')}`)
  return { admin, calls, sent }
}

test('[SDK-06] accepting an invite puts the token into the query and the rest into the body', async () => {
  const { admin, calls } = merchant()
  const input = { invite_token: 'a&b=c', email: 'asha@umber.example', first_name: 'Asha', last_name: 'Rao' }
  await admin.invite.accept(input, { fields: 'id' }, { authorization: 'Bearer registered' })
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: 'http://localhost:9000/admin/invites/accept?token=a%26b%3Dc&fields=id',
    body: { email: 'asha@umber.example', first_name: 'Asha', last_name: 'Rao' },
    headers: { authorization: 'Bearer registered' },
  })
  expect(calls[0]?.body).not.toHaveProperty('invite_token')
})

test('[SDK-07] a return is requested, received in part, dismissed in part, confirmed', async () => {
  const { admin, sent } = merchant()
  const items = [{ id: 'item_1', quantity: 1 }]
  await admin.return.initiateRequest({ order_id: 'order_1' })
  await admin.return.addReturnItem('ret_1', { items })
  await admin.return.updateReturnItem('ret_1', 'act_1', { quantity: 2 })
  await admin.return.addReturnShipping('ret_1', { shipping_option_id: 'so_1' })
  await admin.return.updateReturnShipping('ret_1', 'act_2', { custom_amount: 5 })
  await admin.return.confirmRequest('ret_1', {})
  await admin.return.initiateReceive('ret_1', {})
  await admin.return.receiveItems('ret_1', { items })
  await admin.return.dismissItems('ret_1', { items })
  await admin.return.removeDismissItem('ret_1', 'act_3')
  await admin.return.confirmReceive('ret_1', {})
  expect(sent()).toEqual([
    'POST returns',
    'POST returns/ret_1/request-items',
    'POST returns/ret_1/request-items/act_1',
    'POST returns/ret_1/shipping-method',
    'POST returns/ret_1/shipping-method/act_2',
    'POST returns/ret_1/request',
    'POST returns/ret_1/receive',
    'POST returns/ret_1/receive-items',
    'POST returns/ret_1/dismiss-items',
    'DELETE returns/ret_1/dismiss-items/act_3',
    'POST returns/ret_1/receive/confirm',
  ])
})

test('[SDK-07] a claim replaces what was broken', async () => {
  const { admin, sent } = merchant()
  const items = [{ id: 'item_1', quantity: 1 }]
  await admin.claim.create({ order_id: 'order_1', type: 'replace' })
  await admin.claim.addItems('cl_1', { items })
  await admin.claim.addInboundItems('cl_1', { items })
  await admin.claim.addInboundShipping('cl_1', { shipping_option_id: 'so_1' })
  await admin.claim.addOutboundItems('cl_1', { items: [{ variant_id: 'variant_1', quantity: 1 }] })
  await admin.claim.addOutboundShipping('cl_1', { shipping_option_id: 'so_2' })
  await admin.claim.request('cl_1', {})
  expect(sent()).toEqual([
    'POST claims',
    'POST claims/cl_1/claim-items',
    'POST claims/cl_1/inbound/items',
    'POST claims/cl_1/inbound/shipping-method',
    'POST claims/cl_1/outbound/items',
    'POST claims/cl_1/outbound/shipping-method',
    'POST claims/cl_1/request',
  ])
})

test('[SDK-07] an exchange sends one thing back and another out', async () => {
  const { admin, sent } = merchant()
  await admin.exchange.create({ order_id: 'order_1' })
  await admin.exchange.addInboundItems('exc_1', { items: [{ id: 'item_1', quantity: 1 }] })
  await admin.exchange.addInboundShipping('exc_1', { shipping_option_id: 'so_1' })
  await admin.exchange.addOutboundItems('exc_1', { items: [{ variant_id: 'variant_1', quantity: 1 }] })
  await admin.exchange.addOutboundShipping('exc_1', { shipping_option_id: 'so_2' })
  await admin.exchange.request('exc_1', {})
  expect(sent()).toEqual([
    'POST exchanges',
    'POST exchanges/exc_1/inbound/items',
    'POST exchanges/exc_1/inbound/shipping-method',
    'POST exchanges/exc_1/outbound/items',
    'POST exchanges/exc_1/outbound/shipping-method',
    'POST exchanges/exc_1/request',
  ])
})

test('[SDK-07] a draft order is edited, confirmed and converted', async () => {
  const { admin, calls, sent } = merchant()
  await admin.draftOrder.create({ region_id: 'reg_1', email: 'asha@umber.example' })
  await admin.draftOrder.beginEdit('order_1')
  await admin.draftOrder.addItems('order_1', { items: [{ variant_id: 'variant_1', quantity: 1 }] })
  await admin.draftOrder.removePromotions('order_1', { promo_codes: ['LINEN'] })
  await admin.draftOrder.requestEdit('order_1')
  await admin.draftOrder.confirmEdit('order_1')
  await admin.draftOrder.convertToOrder('order_1')
  expect(sent()).toEqual([
    'POST draft-orders',
    'POST draft-orders/order_1/edit',
    'POST draft-orders/order_1/edit/items',
    'DELETE draft-orders/order_1/edit/promotions',
    'POST draft-orders/order_1/edit/request',
    'POST draft-orders/order_1/edit/confirm',
    'POST draft-orders/order_1/convert-to-order',
  ])
  expect(calls[3]?.body).toEqual({ promo_codes: ['LINEN'] })
})

test('[SDK-07] an order is edited, its shipping included', async () => {
  const { admin, sent } = merchant()
  await admin.orderEdit.initiateRequest({ order_id: 'order_1' })
  await admin.orderEdit.addItems('order_1', { items: [{ variant_id: 'variant_1', quantity: 1 }] })
  await admin.orderEdit.updateOriginalItem('order_1', 'item_1', { quantity: 0 })
  await admin.orderEdit.addShippingMethod('order_1', { shipping_option_id: 'so_1' })
  await admin.orderEdit.updateShippingMethod('order_1', 'act_1', { custom_amount: 0 })
  await admin.orderEdit.removeShippingMethod('order_1', 'act_1')
  await admin.orderEdit.request('order_1')
  await admin.orderEdit.confirm('order_1')
  expect(sent()).toEqual([
    'POST order-edits',
    'POST order-edits/order_1/items',
    'POST order-edits/order_1/items/item/item_1',
    'POST order-edits/order_1/shipping-method',
    'POST order-edits/order_1/shipping-method/act_1',
    'DELETE order-edits/order_1/shipping-method/act_1',
    'POST order-edits/order_1/request',
    'POST order-edits/order_1/confirm',
  ])
})

test('the index is synchronized, which the server answers with a word', async () => {
  const { calls, fetch } = recordingFetch(
    () => new Response('OK', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  )
  const admin = new Admin(new Client({ baseUrl: 'http://localhost:9000', fetch }))
  expect(await admin.index.sync({ strategy: 'full' }, {}, { 'x-call': 'one' })).toBeUndefined()
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: 'http://localhost:9000/admin/index/sync',
    body: { strategy: 'full' },
    headers: { accept: 'text/plain', 'x-call': 'one' },
  })
})

test('where js-sdk takes no query, the options do', async () => {
  const { admin, calls } = merchant()
  await admin.apiKey.retrieve('apk_1', {}, { query: { fields: 'id' } })
  await admin.apiKey.revoke('apk_1', {}, { body: { revoke_in: 60 } })
  expect(calls[0]?.url).toBe('http://localhost:9000/admin/api-keys/apk_1?fields=id')
  expect(calls[1]?.body).toEqual({ revoke_in: 60 })
})

test.each(['', ' ', '.', '..'])('no request goes out for the id %j', async (id) => {
  const { admin, calls } = merchant()
  expect(await failureOf(admin.order.retrieve(id))).toBeInstanceOf(TypeError)
  expect(await failureOf(admin.product.deleteVariant('prod_1', id))).toBeInstanceOf(TypeError)
  expect(await failureOf(admin.workflowExecution.subscribe(id).next())).toBeInstanceOf(TypeError)
  expect(calls).toEqual([])
})
