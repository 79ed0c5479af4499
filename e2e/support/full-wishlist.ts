import { PUBLISHABLE_KEY_HEADER } from '@umber/commerce-client'
import { environment } from './environment.ts'
import type { LiveCustomer } from './live-customer.ts'

/** Puts products on a customer's wishlist, like an earlier visit. */
export async function fillWishlist({ token }: LiveCustomer, products: readonly string[]): Promise<void> {
  await callWishlist(token, 'POST', { products })
}

/** The handles on a customer's wishlist at the backend, latest first. */
export async function wishlistOf({ token }: LiveCustomer): Promise<readonly string[]> {
  const { wishlist } = await callWishlist(token, 'GET')
  return wishlist.items.map(({ product }) => product.handle)
}

interface WishlistAnswer {
  readonly wishlist: { readonly items: readonly { readonly product: { readonly handle: string } }[] }
}

async function callWishlist(token: string, method: 'GET' | 'POST', body?: object): Promise<WishlistAnswer> {
  const { backendUrl, publishableKey } = environment()
  const answer = await fetch(`${backendUrl}/store/customers/me/wishlist`, {
    method,
    headers: {
      'content-type': 'application/json',
      [PUBLISHABLE_KEY_HEADER]: publishableKey,
      authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The wishlist: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as WishlistAnswer
}
