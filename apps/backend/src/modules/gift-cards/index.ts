import { Module } from '@medusajs/framework/utils'

import { GiftCardsService } from './service'

export const giftCardsModule = 'giftCards'

export default Module(giftCardsModule, { service: GiftCardsService })
