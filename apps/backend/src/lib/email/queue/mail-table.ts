import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** A mail that this process may attempt, until its claim ends. */
export interface ClaimedMail {
  readonly id: string
  readonly to: string
  readonly template: string
  readonly content: string
  /** With this one. */
  readonly attempts: number
}

/** How an attempt ended. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'waiting'; readonly reason: string; readonly minutes: number }
  | { readonly kind: 'failed'; readonly reason: string }

/** In minutes: longer than an attempt can take with the timeouts of `modules/mail-smtp`. */
const claimMinutes = 10

/**
 * Changes of the queue that have to be atomic: of two processes that claim a mail, one gets it. A process that dies keeps
 * its claim for `claimMinutes`; then the mail is due again. Times are those of the database.
 */
export function mailTable(container: MedusaContainer) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const now = knex.fn.now()
  const inMinutes = (minutes: number) => knex.raw(`now() + ? * interval '1 minute'`, [minutes])
  const waiting = () => knex('queued_mail').where({ status: 'waiting', deleted_at: null })
  return {
    /** Claims mails that are due, the longest waiting first; of all mails or of these. */
    async claim(count: number, ids?: readonly string[]): Promise<readonly ClaimedMail[]> {
      const due = waiting()
        .select('id')
        .whereNotNull('content')
        .where('next_attempt_at', '<=', now)
        .where((claim) => claim.whereNull('claimed_until').orWhere('claimed_until', '<=', now))
        .where((expiry) => expiry.whereNull('expires_at').orWhere('expires_at', '>', now))
        .orderBy('next_attempt_at')
        .limit(count)
        .forUpdate()
        .skipLocked()
      if (ids !== undefined) void due.whereIn('id', [...ids])
      // In a WITH clause PostgreSQL selects once; in a subquery it may select again and claim more.
      return await knex('queued_mail')
        .with('due', due)
        .whereIn('id', knex('due').select('id'))
        .update({
          attempts: knex.raw('attempts + 1'),
          claimed_until: inMinutes(claimMinutes),
          updated_at: now,
        })
        .returning<ClaimedMail[]>(['id', 'to', 'template', 'content', 'attempts'])
    },

    async record(id: string, outcome: Outcome): Promise<void> {
      const isSent = outcome.kind === 'sent'
      await knex('queued_mail')
        .where({ id })
        .update({
          status: outcome.kind,
          claimed_until: null,
          next_attempt_at: outcome.kind === 'waiting' ? inMinutes(outcome.minutes) : null,
          last_error: isSent ? null : outcome.reason,
          updated_at: now,
          ...(isSent && { sent_at: now, content: null }),
        })
    },

    /** Ends the waiting of mails whose link is worthless by now, and forgets their content. */
    async expire(): Promise<void> {
      await knex('queued_mail')
        .whereNot({ status: 'sent' })
        .whereNotNull('content')
        .where('expires_at', '<=', now)
        .update({
          status: 'failed',
          content: null,
          next_attempt_at: null,
          last_error: knex.raw(`coalesce('Expired. Before: ' || last_error, 'Expired.')`),
          updated_at: now,
        })
    },

    /** Makes an unsent mail due now, with all its attempts before it. False when it was sent or has expired. */
    async requeue(id: string): Promise<boolean> {
      const changed = await knex('queued_mail')
        .where({ id, deleted_at: null })
        .whereNot({ status: 'sent' })
        .whereNotNull('content')
        .update({ status: 'waiting', attempts: 0, next_attempt_at: now, updated_at: now })
      return changed > 0
    },

    /** False when it was sent. */
    async discard(id: string): Promise<boolean> {
      return (await knex('queued_mail').where({ id }).whereNot({ status: 'sent' }).delete()) > 0
    },
  }
}
