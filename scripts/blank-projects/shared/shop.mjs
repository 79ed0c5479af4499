import { createAdminClient, parseCsv } from '@umber/admin-client'
import { CommerceClient, each, FetchError, isCommerceError } from '@umber/commerce-client'
import { Admin } from '@umber/commerce-client/admin'
import Medusa, { FetchError as SdkError } from '@umber/commerce-client/js-sdk'
import {
  cartView,
  createCartStore,
  createCatalogue,
  createMemoryStorage,
  initialSelection,
} from '@umber/storefront-core'
import { safeReturnPath } from '@umber/storefront-core/auth'

/** Reads, buys, is refused, signs in as an administrator and as an internal tool, and tells what came of it. */
export async function shop({ baseUrl, publishableKey, adminEmail, adminPassword }) {
  const client = new CommerceClient({ baseUrl, publishableKey })
  const titles = []
  for await (const { title } of each(client.store.product.list, { fields: 'id,title', limit: 20 }))
    titles.push(title)

  const catalogue = createCatalogue({ client, backendUrl: baseUrl, featuredProductIds: [] })
  const [product] = await catalogue.products()
  const cart = createCartStore({ client, storage: createMemoryStorage(), backendUrl: baseUrl })
  const bought = await cart.addItem({
    productId: product.id,
    quantity: 2,
    selectedOptions: initialSelection(product),
    product,
  })

  const sdk = new Medusa({ baseUrl, publishableKey })
  const refusal = await sdk.store.cart.retrieve('cart_missing').catch((error) => error)

  const office = new CommerceClient({ baseUrl, auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' } })
  await office.auth.login('user', 'emailpass', { email: adminEmail, password: adminPassword })
  const { count } = await new Admin(office.client).order.list({ limit: 1 })

  const tool = createAdminClient({ baseUrl, email: adminEmail, password: adminPassword })
  const ordersOfTool = await tool.admin.order.list({ limit: 1 })
  const stranger = createAdminClient({ baseUrl, email: adminEmail, password: 'wrong' })

  return {
    products: titles.length,
    bought: bought.ok && cartView(cart.getState()).itemCount,
    refused:
      refusal instanceof SdkError &&
      refusal instanceof FetchError &&
      isCommerceError(refusal) &&
      refusal.status,
    orders: typeof count,
    tool: ordersOfTool.count === count,
    stranger: (await stranger.signIn()).kind,
    rows: parseCsv('sku,price\nTEE-M,19\n').rows?.length,
    returnsTo: safeReturnPath('//elsewhere.example'),
  }
}
