import { Module } from '@medusajs/framework/utils'

import { WishlistService } from './service'

export const wishlistModule = 'wishlist'

export default Module(wishlistModule, { service: WishlistService })
