import { Module } from '@medusajs/framework/utils'

import { RateLimitService } from './service'

export const rateLimitModule = 'rateLimit'

export default Module(rateLimitModule, { service: RateLimitService })
