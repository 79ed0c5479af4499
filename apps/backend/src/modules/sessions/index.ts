import { Module } from '@medusajs/framework/utils'

import { SessionsService } from './service'

export const sessionsModule = 'sessions'

export default Module(sessionsModule, { service: SessionsService })
