import { Module } from '@medusajs/framework/utils'

import { PagePurgeService } from './service'

export const pagePurgeModule = 'pagePurge'

export default Module(pagePurgeModule, { service: PagePurgeService })
