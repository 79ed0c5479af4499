import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Whose rows they are. Rows are found by the address only if the customer has proved that it is theirs. */
export interface Person {
  readonly customerIds: readonly string[]
  /** In lower case; undefined while it may be someone else's. */
  readonly provenEmail: string | undefined
}

interface Database {
  raw(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<unknown>
}

const ofCarts = "(customer_id = any(:ids) or (:email <> '' and lower(email) = :email))"

/** Columns that name a person. The country and the state stay: the returns of an order are priced by them. */
const emptyAddress = `first_name = null, last_name = null, company = null, phone = null, address_1 = null, address_2 = null,
  city = null, postal_code = null, metadata = null, customer_id = null`

/**
 * What is left of a customer in tables that Medusa's services do not delete from, or only mark as deleted. Statements may be repeated.
 * Carts of orders stay, without their person: the order page prices returns with them.
 */
const statements: readonly string[] = [
  `update cart_address set ${emptyAddress} where id in (
     select unnest(array[shipping_address_id, billing_address_id]) from cart where ${ofCarts})`,
  `update payment_session set context = '{}' where payment_collection_id in (
     select payment_collection_id from cart_payment_collection
      where cart_id in (select id from cart where ${ofCarts}))`,
  `update payment_session set context = '{}' where context #>> '{customer,id}' = any(:ids)`,
  // Of providers that are off; for the others the provider is asked before.
  `delete from account_holder where id in (
     select account_holder_id from customer_account_holder where customer_id = any(:ids))`,
  `delete from customer_account_holder where customer_id = any(:ids)`,
  `update cart set email = null, customer_id = null, metadata = null where ${ofCarts}`,
  // What Medusa remembers of finished workflows, such as that of an order.
  `delete from workflow_execution where state in ('done', 'failed', 'reverted') and (
     (:email <> '' and position(:email in lower(context::text)) > 0)
     or exists (select 1 from unnest(cast(:ids as text[])) as id where position(id in context::text) > 0))`,
  `delete from inbox_message where :email <> '' and lower(email) = :email`,
  // The books of the shop stay; the customer's part of them is no one's.
  `update credit_entry set reason = null where account_id in (
     select id from credit_account where customer_id = any(:ids))`,
  `update credit_account set customer_id = null, status = 'disabled' where customer_id = any(:ids)`,
  // One that is not sent yet is a present from someone else.
  `update gift_card set recipient_email = '', recipient_name = null, message = null
    where sent_at is not null and :email <> '' and lower(recipient_email) = :email`,
  `delete from stock_request where customer_id = any(:ids) or (:email <> '' and lower(email) = :email)`,
  `delete from queued_mail where :email <> '' and lower("to") = :email`,
  `delete from notification where :email <> '' and lower("to") = :email`,
]

export async function erasePersonalRows(container: MedusaContainer, person: Person): Promise<void> {
  const database = container.resolve<Database>(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = { ids: [...person.customerIds], email: person.provenEmail ?? '' }
  for (const sql of statements) await database.raw(sql, bindings)
}
