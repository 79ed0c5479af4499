import { defineLink } from '@medusajs/framework/utils'
import ProductModule from '@medusajs/medusa/product'

import wishlist from '../modules/wishlist'

/** Joins by the id that an item has: read-only, so without a table. */
export default defineLink(
  { linkable: wishlist.linkable.wishlistItem, field: 'product_id' },
  ProductModule.linkable['product'],
  { readOnly: true },
)
