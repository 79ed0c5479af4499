import { Module } from '@medusajs/framework/utils'

import { NewsletterService } from './service'

export const newsletterModule = 'newsletter'

export default Module(newsletterModule, { service: NewsletterService })
