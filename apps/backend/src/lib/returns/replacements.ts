import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** `sent-back`: for pieces that come back, whose price is taken off then; `free`: of a claim, for pieces that stay. */
export type Replacement = 'sent-back' | 'free'

interface Swap {
  readonly return_id?: string | null
  readonly additional_items?:
    | readonly ({ readonly item_id?: string | null; readonly is_additional_item?: boolean } | null)[]
    | null
}

/** The replacements among the lines of orders, by the id of the line. */
export function replacementsOf(
  claims: readonly (Swap | null)[],
  exchanges: readonly (Swap | null)[],
): ReadonlyMap<string, Replacement> {
  const linesOf = (swap: Swap | null) =>
    (swap?.additional_items ?? []).flatMap((item) =>
      // A claim's items are those that were claimed, too.
      item?.item_id == null || item.is_additional_item === false ? [] : [item.item_id],
    )
  const kindOf = (claim: Swap | null): Replacement => (claim?.return_id == null ? 'free' : 'sent-back')
  return new Map([
    ...exchanges.flatMap((one) => linesOf(one).map((id) => [id, 'sent-back'] as const)),
    ...claims.flatMap((one) => linesOf(one).map((id) => [id, kindOf(one)] as const)),
  ])
}

export async function readReplacements(
  scope: MedusaContainer,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Replacement>> {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const filters = { order_id: [...orderIds] }
  const fields = ['id', 'return_id', 'additional_items.item_id']
  const [claims, exchanges] = await Promise.all([
    query.graph({
      entity: 'order_claim',
      fields: [...fields, 'additional_items.is_additional_item'],
      filters,
    }),
    query.graph({ entity: 'order_exchange', fields, filters }),
  ])
  return replacementsOf(claims.data as readonly Swap[], exchanges.data as readonly Swap[])
}
