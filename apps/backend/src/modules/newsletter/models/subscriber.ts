import { model } from '@medusajs/framework/utils'

/**
 * How an address was confirmed. `link`: with the link of the mail to it. `account`: by a customer whose address is verified. `form`: it
 * was only typed into the form, before confirmations were asked for.
 */
export const proofs = ['link', 'account', 'form'] as const
export type Proof = (typeof proofs)[number]

export const NewsletterSubscriber = model
  .define('newsletter_subscriber', {
    id: model.id({ prefix: 'nsub' }).primaryKey(),
    email: model.text().searchable(),
    /** Null until the address is confirmed: it gets no letters before. */
    confirmed_at: model.dateTime().nullable(),
    proof: model.enum([...proofs]).nullable(),
    /** Of the link that confirms it; null once it is confirmed. */
    token_hash: model.text().nullable(),
  })
  .indexes([
    { on: ['email'], unique: true },
    { on: ['token_hash'], where: 'token_hash is not null' },
  ])
