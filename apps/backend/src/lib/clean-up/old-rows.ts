import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { sessionDays } from '../sessions/session-days'

interface OldRows {
  readonly name: string
  readonly table: string
  /** `:since` is the moment so many days ago. */
  readonly where: string
  readonly days: number
}

/** Medusa soft-deletes these with each change of a cart, and never reads them again. */
const partsOfCarts = [
  'cart_line_item_adjustment',
  'cart_line_item_tax_line',
  'cart_shipping_method_adjustment',
  'cart_shipping_method_tax_line',
  'cart_shipping_method',
  'credit_line',
  'cart_line_item',
  'cart_payment_collection',
  'cart_promotion',
]

/** Of an identity that signs in to nothing: `lib/identities/has-account.ts` says the same of one. */
const withoutAccount = `not exists (
  select 1 from jsonb_each_text(case jsonb_typeof(app_metadata) when 'object' then app_metadata else '{}' end) as entry
   where right(entry.key, 3) = '_id' and entry.value <> '')`

/** Rows that Medusa keeps for ever, and for which its modules have no method that deletes them by age. */
export const oldRows: readonly OldRows[] = [
  {
    name: 'password reset tokens',
    table: 'auth_password_reset_token',
    where: 'expires_at < :since',
    days: 1,
  },
  {
    // Medusa makes another when it is asked again. A confirmed one is the proof of the address.
    name: 'unconfirmed verifications',
    table: 'auth_verification',
    where: 'verified_at is null and requested_at < :since',
    days: 30,
  },
  // Of a registration that was not completed. It takes two requests, which follow each other at once.
  {
    name: 'identities without an account',
    table: 'auth_identity',
    where: `${withoutAccount} and created_at < :since`,
    days: 1,
  },
  // Over since then: a session lasts so long from its sign-in.
  {
    name: 'sessions of customers',
    table: 'customer_session',
    where: 'last_used_at < :since',
    days: sessionDays(process.env),
  },
  // Who has not pressed the link of the mail does not want the letters (`lib/newsletter/mail-confirmation.ts`).
  {
    name: 'unconfirmed subscribers',
    table: 'newsletter_subscriber',
    where: 'confirmed_at is null and updated_at < :since',
    days: 7,
  },
  // The link of their letter stops working with them.
  {
    name: 'mailed requests for stock',
    table: 'stock_request',
    where: 'mailed_at < :since or deleted_at < :since',
    days: 90,
  },
  { name: 'old requests for stock', table: 'stock_request', where: 'created_at < :since', days: 365 },
  // What was sent has no content any more, and what failed has been in the dashboard's list all the time.
  {
    name: 'ended mails',
    table: 'queued_mail',
    where: "status <> 'waiting' and updated_at < :since",
    days: 90,
  },
  { name: 'notifications', table: 'notification', where: 'created_at < :since', days: 90 },
  {
    // Medusa's own cleaner takes only those with a retention time.
    name: 'finished workflows',
    table: 'workflow_execution',
    where: "state in ('done', 'failed', 'reverted') and updated_at < :since",
    days: 30,
  },
  ...partsOfCarts.map((table) => ({
    name: `deleted rows of ${table}`,
    table,
    where: 'deleted_at < :since',
    days: 30,
  })),
]

interface Database {
  raw(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<{ readonly rowCount: number | null }>
}

/** Deletes in batches, so that no statement takes long. Returns how many there were. */
export async function deleteOldRows(
  container: MedusaContainer,
  { table, where, days }: OldRows,
  now: Date,
  batch = 1000,
): Promise<number> {
  const database = container.resolve<Database>(ContainerRegistrationKeys.PG_CONNECTION)
  const since = daysBefore(now, days)
  let deleted = 0
  for (;;) {
    const { rowCount } = await database.raw(
      `delete from "${table}" where ctid in (select ctid from "${table}" where ${where} limit ${batch})`,
      { since },
    )
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return deleted
  }
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)
