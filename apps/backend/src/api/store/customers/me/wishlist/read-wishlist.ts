import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { wishlistLimit } from '../../../../../modules/wishlist/service'
import type { NamedProduct } from './find-products'

export interface WishlistAnswer {
  readonly items: readonly WishlistEntry[]
  readonly limit: number
}

interface WishlistEntry {
  readonly product_id: string
  readonly added_at: Date
  readonly product: NamedProduct
}

type StoredEntry = Omit<WishlistEntry, 'product'> & {
  /** Of the link to the product; none once it is deleted. */
  readonly product?: (NamedProduct & { readonly status: string }) | null
}

/**
 * The most recent first. Products that are not published are left out but stay stored: they show again once they are published.
 */
export async function readWishlist(
  container: MedusaContainer,
  customerId: string,
  locale: string | undefined,
): Promise<WishlistAnswer> {
  const question = {
    entity: 'wishlist_item' as const,
    fields: ['id', 'product_id', 'added_at', ...productFields.map((name) => `product.${name}`)],
    filters: { customer_id: customerId },
    pagination: { take: wishlistLimit, order: { added_at: 'DESC' } },
  }
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph(question, locale === undefined ? {} : { locale })
  const items = (data as readonly StoredEntry[]).flatMap(({ product_id, added_at, product }) => {
    if (product?.status !== 'published') return []
    const { id, handle, title, thumbnail } = product
    return [{ product_id, added_at, product: { id, handle, title, thumbnail } }]
  })
  return { items, limit: wishlistLimit }
}

const productFields = ['id', 'handle', 'title', 'thumbnail', 'status']
