import { MedusaService } from '@medusajs/framework/utils'

import { TestPayment } from './models/test-payment'
import { TestPaymentEntry } from './models/test-payment-entry'

/** Owns the tables of the test provider; `lib/test-payments/payment-table.ts` reads and writes them. */
export class TestPaymentsService extends MedusaService({ TestPayment, TestPaymentEntry }) {}
