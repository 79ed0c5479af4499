import { Module } from '@medusajs/framework/utils'

import { RedirectsService } from './service'

export const redirectsModule = 'redirects'

export default Module(redirectsModule, { service: RedirectsService })
