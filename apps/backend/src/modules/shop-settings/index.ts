import { Module } from '@medusajs/framework/utils'

import { ShopSettingsService } from './service'

export const shopSettingsModule = 'shopSettings'

export default Module(shopSettingsModule, { service: ShopSettingsService })
