import { Module } from '@medusajs/framework/utils'

import { TestPaymentsService } from './service'

export default Module('test_payments', { service: TestPaymentsService })
