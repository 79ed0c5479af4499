import { defineLink } from '@medusajs/framework/utils'
import ProductModule from '@medusajs/medusa/product'

import productReviews from '../modules/product-reviews'

/** Joins by the id that a question has: read-only, so without a table. */
export default defineLink(
  { linkable: productReviews.linkable.productQuestion, field: 'product_id' },
  ProductModule.linkable['product'],
  { readOnly: true },
)
