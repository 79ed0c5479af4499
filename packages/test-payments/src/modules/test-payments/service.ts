import { MedusaService } from '@medusajs/framework/utils'

import { TestPayment } from './models/test-payment'
import { TestPaymentEntry } from './models/test-payment-entry'

/** Owns the tables of the test provider; `lib/payment-table.ts` reads and writes them. */
export class TestPaymentsService extends MedusaService({ TestPayment, TestPaymentEntry }) {}
