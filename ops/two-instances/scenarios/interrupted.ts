import { PUBLISHABLE_KEY_HEADER } from '@umber/commerce-client'
import type { Reporter } from '@umber/dev-stack'
import { compareBooks, describeDifferences, isClean } from '../books.ts'
import { query } from '../postgres.ts'
import { openMerchant } from '../shoppers/merchant.ts'
import { openShopper } from '../shoppers/shopper.ts'
import type { Topology } from '../topology.ts'

/** Medusa keeps each quantity a second time, as JSON. */
const unreserve = `update inventory_level l
  set reserved_quantity = 0, raw_reserved_quantity = '{"value": "0", "precision": 20}'
  from reservation_item r where r.inventory_item_id = l.inventory_item_id
    and r.line_item_id in (select item_id from order_item where order_id = $1)`

/** What a process leaves in the database that is killed at some moment of an order. */
const moments: Readonly<Record<string, readonly string[]>> = {
  'after the order was created': [
    unreserve,
    'delete from reservation_item where line_item_id in (select item_id from order_item where order_id = $1)',
    'update cart set completed_at = null where id = (select cart_id from order_cart where order_id = $1)',
    unfinish(),
    'delete from order_payment_collection where order_id = $1',
    'delete from order_cart where order_id = $1',
  ],
  'after the order was linked, before its pieces were reserved': [
    unreserve,
    'delete from reservation_item where line_item_id in (select item_id from order_item where order_id = $1)',
    unfinish(),
  ],
  'before the answer': [unfinish()],
}

function unfinish(): string {
  return `update workflow_execution set state = 'not_started' where workflow_id = 'complete-cart'
    and context->'data'->'payload'->>'id' = (select cart_id from order_cart where order_id = $1)`
}

/** An order whose process was killed is undone before the next attempt: one order, with its pieces reserved. */
export async function interrupted(topology: Topology, { note }: Reporter): Promise<boolean> {
  const { site, databaseUrl } = topology
  const merchant = await openMerchant(site, site.internalUrl)
  // The last piece: a reservation that is left over would make it sold out.
  let isKept = true
  for (const [index, [moment, statements]] of Object.entries(moments).entries()) {
    const run = `interrupted${index}${Date.now().toString(36)}`
    const email = `${run}-1@shopper.example`
    const product = await merchant.makeProduct('Interrupted jug', 1)
    const shopper = openShopper(topology, { visitor: 1 + index, email }, () => {})
    await shopper.fillCart({ product, quantity: 1 })
    const first = await shopper.buy()
    await shopper.leave()
    const orderId = first.kind === 'ordered' ? first.orderId : ''
    const [row] = await query(databaseUrl, 'select cart_id from order_cart where order_id = $1', [orderId])
    for (const statement of statements) await query(databaseUrl, statement, [orderId])
    const answer = await completeAgain(topology, String(row?.['cart_id']))
    const ending = { kind: 'ordered', orderId: answer } as const
    const differences = await compareBooks(databaseUrl, run, [{ email, ending }])
    note(`Killed ${moment}: ${orderId} became ${answer}`)
    note(describeDifferences(differences))
    isKept = isKept && isClean(differences)
  }
  return isKept
}

/** The id of the order that the backend answers with, or its refusal. */
async function completeAgain({ site }: Topology, cartId: string): Promise<string> {
  const response = await fetch(`${site.internalUrl}/store/carts/${cartId}/complete`, {
    method: 'POST',
    headers: { [PUBLISHABLE_KEY_HEADER]: site.publishableKey, 'content-type': 'application/json' },
  })
  const body = (await response.json()) as { readonly order?: { readonly id?: string } }
  return body.order?.id ?? JSON.stringify(body).slice(0, 300)
}
