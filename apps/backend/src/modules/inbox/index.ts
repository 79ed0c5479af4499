import { Module } from '@medusajs/framework/utils'

import { InboxService } from './service'

export const inboxModule = 'inbox'

export default Module(inboxModule, { service: InboxService })
