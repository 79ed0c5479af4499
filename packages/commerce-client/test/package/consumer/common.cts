import admin = require('@umber/commerce-client/admin')
import client = require('@umber/commerce-client')
import sdk = require('@umber/commerce-client/js-sdk')
import testing = require('@umber/commerce-client/testing')

const shop: client.CommerceClient = new client.CommerceClient({ baseUrl: 'https://shop.example' })
export const token: Promise<string> = shop.auth.register('customer', 'emailpass', {
  email: 'a',
  password: 'b',
})
export const orders: Promise<unknown> = new admin.Admin(shop.client).order.list()
export const regions: Promise<unknown> = new sdk.default({
  baseUrl: 'https://shop.example',
}).store.region.list()
export const backend: testing.TestBackend = testing.createTestBackend({ 'GET /store/regions': { count: 0 } })
