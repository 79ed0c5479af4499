import { until } from '@umber/dev-stack'
import { query } from './postgres.ts'
import type { Topology } from './topology.ts'

/** A payment as the provider has it; amounts in the currency's smallest unit. */
interface Intent {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly amount_received: number
  readonly refunded: number
  readonly metadata: Readonly<Record<string, string | undefined>>
}

/** How long the backend may take to give back what no order needs, in milliseconds. */
const limit = 120_000

const holdsMoney = ({ status, amount_received: received, refunded }: Intent): boolean =>
  status === 'requires_capture' || (status === 'succeeded' && received > refunded)

/**
 * Compares the money that the imitation of Stripe holds with the orders of a run: each order by card has one payment of its amount,
 * and nothing is held without an order. Returns whether that is so.
 */
export async function compareMoney(
  { stripeUrl, databaseUrl }: Topology,
  run: string,
  note: (text: string) => void,
): Promise<boolean> {
  let problems: readonly string[] = []
  const look = async () => {
    const response = await fetch(`${stripeUrl}/control/intents`)
    const held = ((await response.json()) as readonly Intent[]).filter(holdsMoney)
    problems = problemsOf(held, await query(databaseUrl, ordersByCard, [`${run}-%`]))
    return problems.length === 0 ? true : undefined
  }
  await until(look, { limit, every: 2_000 })
  note(`${String(problems.length).padStart(5)} payments that do not fit their order`)
  for (const problem of problems.slice(0, 5)) note(`        ${problem}`)
  return problems.length === 0
}

function problemsOf(
  held: readonly Intent[],
  orders: readonly Readonly<Record<string, unknown>>[],
): readonly string[] {
  const expected = new Map(orders.map((order) => [String(order['intent']), order]))
  const heldIds = new Set(held.map(({ id }) => id))
  return [
    ...held
      .filter(({ id }) => !expected.has(id))
      .map(({ id, amount }) => `${id} holds ${amount} without an order`),
    ...held
      .filter(({ id, amount }) => expected.has(id) && Number(expected.get(id)?.['total']) * 100 !== amount)
      .map(
        ({ id, amount }) => `${id} holds ${amount} for an order of ${String(expected.get(id)?.['total'])}`,
      ),
    ...[...expected]
      .filter(([id]) => !heldIds.has(id))
      .map(([id, order]) => `${id} of the order ${String(order['id'])} holds nothing`),
  ]
}

const ordersByCard = `
  select o.id, p.data->>'id' as intent, p.amount as total
  from "order" o
  join order_payment_collection op on op.order_id = o.id and op.deleted_at is null
  join payment p on p.payment_collection_id = op.payment_collection_id and p.deleted_at is null
  where o.deleted_at is null and o.canceled_at is null and p.provider_id = 'pp_stripe_stripe' and o.email like $1`
