import { model } from '@medusajs/framework/utils'

/** What a gift card is worth, or a customer's store credit in one currency. Its balance is the sum of its entries. */
export const CreditAccount = model
  .define('credit_account', {
    id: model.id({ prefix: 'cracc' }).primaryKey(),
    kind: model.enum(['gift-card', 'store-credit']),
    /** In lower case. */
    currency_code: model.text(),
    status: model.enum(['active', 'disabled']).default('active'),
    /** Of store credit. */
    customer_id: model.text().nullable(),
    /** Of a gift card whose code was told: SHA-256. The code itself is stored nowhere but in the mail that tells it. */
    code_hash: model.text().nullable(),
    last_characters: model.text().nullable(),
  })
  .indexes([
    { on: ['code_hash'], unique: true, where: 'code_hash is not null' },
    { on: ['customer_id', 'currency_code'], unique: true, where: 'customer_id is not null' },
  ])
