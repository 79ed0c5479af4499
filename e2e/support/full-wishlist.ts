import { environment } from './environment.ts'
import type { LiveCustomer } from './live-customer.ts'
import { merchant } from './merchant.ts'
import { inBatches } from './own-products.ts'

/**
 * Fills a customer's wishlist with `count` products outside the sales channel, so that no other test counts them. Returns a
 * function that deletes the products.
 */
export async function fillWishlist({ token }: LiveCustomer, count: number): Promise<() => Promise<void>> {
  const { admin } = await merchant()
  const word = `unseen-${crypto.randomUUID()}`
  const products = Array.from({ length: count }, (_, index) => ({
    title: `${word} ${index}`,
    handle: `${word}-${index}`,
    status: 'published' as const,
    options: [{ title: `Kind of ${word}-${index}`, values: ['Plain'] }],
  }))
  const ids: string[] = []
  for (const some of inBatches(products)) {
    const { created } = await admin.product.batch({ create: [...some] })
    ids.push(...created.map(({ id }) => id))
  }
  await callWishlist(token, 'POST', { products: ids })
  return async () => {
    for (const some of inBatches(ids)) await admin.product.batch({ delete: [...some] })
  }
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
      'x-publishable-api-key': publishableKey,
      authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The wishlist: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as WishlistAnswer
}
