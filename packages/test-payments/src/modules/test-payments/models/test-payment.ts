import { model } from '@medusajs/framework/utils'

import { testPaymentStatuses } from '../../../lib/status'

/** What the test provider knows of a payment, as a real one would in its own database. */
export const TestPayment = model
  .define('test_payment', {
    id: model.id({ prefix: 'tpay' }).primaryKey(),
    client_secret: model.text(),
    /** Of Medusa's payment session. */
    session_id: model.text().unique(),
    /** For the books only: a session that is deleted no longer leads to its cart. */
    cart_id: model.text().nullable(),
    /** In major currency units. */
    amount: model.bigNumber(),
    currency_code: model.text(),
    status: model.enum([...testPaymentStatuses]).default('requires_method'),
    /** Why it was declined or cancelled. */
    code: model.text().nullable(),
    /** The last four digits of the card. The rest is not stored. */
    last_four: model.text().nullable(),
    /** What the card makes the provider do later: `lib/cards.ts`. */
    webhooks: model.text().default('usual'),
    capture_fails: model.boolean().default(false),
    captures_at_once: model.boolean().default(false),
    /** Until when a challenge can be answered. */
    challenge_until: model.dateTime().nullable(),
    /** Where the page of a redirect goes back to. */
    return_url: model.text().nullable(),
    /** Where its webhooks are sent. */
    webhook_url: model.text().nullable(),
  })
  .indexes([{ on: ['cart_id'] }])
