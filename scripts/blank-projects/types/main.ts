import { createAdminClient, setPrices, type AdminClient, type BulkResult } from '@umber/admin-client'
import { CommerceClient, each, isCommerceError, type StoreCart } from '@umber/commerce-client'
import { Admin } from '@umber/commerce-client/admin'
import Medusa from '@umber/commerce-client/js-sdk'
import { cartView, createCartStore, createMemoryStorage, type CartView } from '@umber/storefront-core'
import { createAuthStore } from '@umber/storefront-core/auth'

/** True for `any` only: `0 extends 1 & T` holds for no other type. */
type IsAny<T> = 0 extends 1 & T ? true : false

const backendUrl = 'https://api.shop.example'
const client = new CommerceClient({ baseUrl: backendUrl, publishableKey: 'pk_1' })

export const cart = createCartStore({ client, storage: createMemoryStorage(), backendUrl })
export const view: CartView = cartView(cart.getState())
export const isAny: IsAny<typeof view> = false
export const orders = async (): Promise<number> => (await new Admin(client.client).order.list()).count
export const sdkCart = async (id: string): Promise<StoreCart> =>
  (await new Medusa({ baseUrl: backendUrl }).store.cart.retrieve(id)).cart
export const tool: AdminClient = createAdminClient({ baseUrl: backendUrl, apiKey: 'sk_1' })
// An application names the types that it infers, those of the tool too.
export const raise = async () => setPrices(tool, 'plist_1', [{ sku: 'TEE-M', currency: 'eur', amount: 19 }])
export const isBulkAny: IsAny<BulkResult> = false
// @ts-expect-error a tool has a key or a sign-in
createAdminClient({ baseUrl: backendUrl })
export const makeAuth: typeof createAuthStore = createAuthStore

export async function titles(): Promise<string[]> {
  const found: string[] = []
  try {
    for await (const { title } of each(client.store.product.list)) found.push(title)
  } catch (error) {
    if (!isCommerceError(error)) throw error
  }
  // @ts-expect-error a product is no text
  found.push((await client.store.product.list()).products[0])
  return found
}
