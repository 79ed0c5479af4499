import { Module } from '@medusajs/framework/utils'

import { BackInStockService } from './service'

export const backInStockModule = 'backInStock'

export default Module(backInStockModule, { service: BackInStockService })
