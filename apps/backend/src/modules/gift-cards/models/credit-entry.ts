import { model } from '@medusajs/framework/utils'

import { entryKinds } from '../../../lib/gift-cards/books'

/** A change of a balance. It is never changed; `lib/gift-cards/credit-table.ts` alone writes it, while the account's row is locked. */
export const CreditEntry = model
  .define('credit_entry', {
    id: model.id({ prefix: 'crent' }).primaryKey(),
    account_id: model.text(),
    kind: model.enum([...entryKinds]),
    /** In the currency's smallest unit; negative for what leaves the account. */
    amount: model.number(),
    /** Whose order has spent it, or had. */
    cart_id: model.text().nullable(),
    order_id: model.text().nullable(),
    /** Why the owner changed it. */
    reason: model.text().nullable(),
  })
  .indexes([{ on: ['account_id'] }, { on: ['cart_id'], where: 'cart_id is not null' }])
