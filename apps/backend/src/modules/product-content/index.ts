import { Module } from '@medusajs/framework/utils'

import { ProductContentService } from './service'

export const productContentModule = 'product_content'

export default Module(productContentModule, { service: ProductContentService })
