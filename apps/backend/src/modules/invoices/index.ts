import { Module } from '@medusajs/framework/utils'

import { InvoicesService } from './service'

export const invoicesModule = 'invoices'

export default Module(invoicesModule, { service: InvoicesService })
