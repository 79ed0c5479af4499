import { defineLink } from '@medusajs/framework/utils'
import ProductModule from '@medusajs/medusa/product'

import productContent from '../modules/product-content'

export default defineLink(ProductModule.linkable['product'], {
  linkable: productContent.linkable.productContent,
  deleteCascade: true,
})
