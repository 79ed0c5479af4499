import { Module } from '@medusajs/framework/utils'

import { MailQueueService } from './service'

export const mailQueueModule = 'mail_queue'

export default Module(mailQueueModule, { service: MailQueueService })
