import { Module } from '@medusajs/framework/utils'

import { PreferencesService } from './service'

export const preferencesModule = 'preferences'

export default Module(preferencesModule, { service: PreferencesService })
