import { defineLink } from '@medusajs/framework/utils'
import ProductModule from '@medusajs/medusa/product'

import pageContent from '../modules/page-content'

export default defineLink(ProductModule.linkable['productCollection'], {
  linkable: pageContent.linkable.pageContent,
  deleteCascade: true,
})
