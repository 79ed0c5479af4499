import { model } from '@medusajs/framework/utils'

/** The states of a mail. A `failed` one is a dead letter: only an administrator sends it again. */
export const mailStatuses = ['waiting', 'sent', 'failed'] as const

export const QueuedMail = model
  .define('queued_mail', {
    id: model.id({ prefix: 'mail' }).primaryKey(),
    to: model.text().searchable(),
    /** Which of the shop's emails it is, such as `order-placed`. */
    template: model.text().searchable(),
    /** Contains no personal data, so that lists can show it. */
    subject: model.text().searchable(),
    /** Encrypted (`lib/email/queue/seal.ts`). Null once it is sent or expired. */
    content: model.text().nullable(),
    /** The same for a repeated event. */
    idempotency_key: model.text().unique().nullable(),
    status: model.enum([...mailStatuses]).default('waiting'),
    attempts: model.number().default(0),
    last_error: model.text().nullable(),
    next_attempt_at: model.dateTime().nullable(),
    /** Until when no other process may attempt it. */
    claimed_until: model.dateTime().nullable(),
    /** When its link becomes worthless; null for never. */
    expires_at: model.dateTime().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['status', 'next_attempt_at'] }, { on: ['created_at'] }])
