import { Module } from '@medusajs/framework/utils'

import { ProductReviewsService } from './service'

export const productReviewsModule = 'productReviews'

export default Module(productReviewsModule, { service: ProductReviewsService })
