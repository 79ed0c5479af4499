import client = require('@umber/commerce-client')

const shop: client.CommerceClient = new client.CommerceClient({ baseUrl: 'https://shop.example' })
export const token: Promise<string> = shop.auth.register('customer', 'emailpass', {
  email: 'a',
  password: 'b',
})
