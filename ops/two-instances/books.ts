import { query } from './postgres.ts'
import type { Ending } from './shoppers/shopper.ts'

/** What one shopper knows at the end of a run. */
export interface Account {
  readonly email: string
  readonly ending: Ending
}

/** Differences between what shoppers were told and what the database has. Every list has to be empty. */
export type Differences = Readonly<Record<Rule, readonly string[]>>

export const rules = {
  lost: 'orders that were confirmed to a shopper and are not in the database',
  doubled: 'shoppers with more than one order',
  untold: 'orders that their shopper was not told about',
  unlinked: 'orders without their cart or payment',
  unreserved: 'order lines without a reservation of their pieces',
  stray: 'reservations without an order',
  oversold: 'products with more pieces ordered or reserved than there were',
} as const

export type Rule = keyof typeof rules

/** Compares the books of the shoppers, whose emails start with `run`, with the database. */
export async function compareBooks(
  databaseUrl: string,
  run: string,
  accounts: readonly Account[],
): Promise<Differences> {
  const orders = (await query(databaseUrl, ordersQuery, [`${run}-%`])).map((row) => ({
    id: String(row['id']),
    email: String(row['email']),
    isLinked: row['is_linked'] === true,
  }))
  const told = new Map(
    accounts.flatMap(({ email, ending }) => (ending.kind === 'ordered' ? [[email, ending.orderId]] : [])),
  )
  const ids = new Set(orders.map(({ id }) => id))
  const emails = orders.map(({ email }) => email)
  const listed = async (text: string) =>
    (await query(databaseUrl, text, [`${run}-%`])).map((row) => JSON.stringify(row))
  return {
    lost: [...told].filter(([, id]) => !ids.has(id)).map(([email, id]) => `${id} of ${email}`),
    doubled: [...new Set(emails.filter((email, index) => emails.indexOf(email) !== index))],
    untold: orders
      .filter(({ email, id }) => told.get(email) !== id)
      .map(({ email, id }) => `${id} of ${email}`),
    unlinked: orders.filter(({ isLinked }) => !isLinked).map(({ email, id }) => `${id} of ${email}`),
    unreserved: await listed(unreservedQuery),
    stray: (await query(databaseUrl, strayQuery)).map((row) => JSON.stringify(row)),
    oversold: (await query(databaseUrl, oversoldQuery)).map((row) => JSON.stringify(row)),
  }
}

/** Prints the rules with their counts, and up to five cases of each that is broken. */
export function describeDifferences(differences: Differences): string {
  return Object.entries(rules)
    .map(([rule, meaning]) => {
      const cases = differences[rule as Rule]
      const shown = cases.slice(0, 5).map((one) => `\n        ${one}`)
      return `${String(cases.length).padStart(5)} ${meaning}${shown.join('')}`
    })
    .join('\n')
}

export const isClean = (differences: Differences): boolean =>
  Object.values(differences).every((cases) => cases.length === 0)

const ordersQuery = `
  select o.id, o.email, oc.order_id is not null and op.order_id is not null as is_linked
  from "order" o
  left join order_cart oc on oc.order_id = o.id and oc.deleted_at is null
  left join order_payment_collection op on op.order_id = o.id and op.deleted_at is null
  where o.deleted_at is null and o.canceled_at is null and o.email like $1`

const unreservedQuery = `
  select o.id, o.email, i.item_id, i.quantity, coalesce(sum(r.quantity), 0) as reserved
  from "order" o
  join order_item i on i.order_id = o.id and i.deleted_at is null
  left join reservation_item r on r.line_item_id = i.item_id and r.deleted_at is null
  where o.deleted_at is null and o.canceled_at is null and o.email like $1
  group by o.id, o.email, i.item_id, i.quantity
  having i.quantity <> coalesce(sum(r.quantity), 0)`

const strayQuery = `
  select r.id, r.line_item_id, r.quantity from reservation_item r
  where r.deleted_at is null and not exists (
    select 1 from order_item i join "order" o on o.id = i.order_id
    where i.item_id = r.line_item_id and o.deleted_at is null and o.canceled_at is null)`

const oversoldQuery = `
  select l.inventory_item_id, l.stocked_quantity, l.reserved_quantity, coalesce(sum(r.quantity), 0) as reservations
  from inventory_level l
  left join reservation_item r on r.inventory_item_id = l.inventory_item_id
    and r.location_id = l.location_id and r.deleted_at is null
  where l.deleted_at is null
  group by l.id
  having l.reserved_quantity > l.stocked_quantity or l.reserved_quantity <> coalesce(sum(r.quantity), 0)`
