import admin = require('@umber/commerce-client/admin')
import client = require('@umber/commerce-client')
import tools = require('@umber/admin-client')
import core = require('@umber/storefront-core')

const shop: client.CommerceClient = new client.CommerceClient({ baseUrl: 'https://api.shop.example' })
export const orders: Promise<unknown> = new admin.Admin(shop.client).order.list()
export const storage: core.KeyValueStorage = core.createMemoryStorage()
export const tool: tools.AdminClient = tools.createAdminClient({
  baseUrl: 'https://api.shop.example',
  apiKey: 'sk_1',
})
