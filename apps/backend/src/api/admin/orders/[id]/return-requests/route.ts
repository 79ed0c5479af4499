import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { labelOf, wantedExchangeOf } from '../../../../../lib/returns/return-record'

/** The fields queried below. */
interface StoredReturn {
  readonly id: string
  readonly display_id: number
  readonly exchange_id?: string | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
  readonly items?: readonly ({
    readonly item_id?: string
    readonly quantity: unknown
    readonly item?: {
      readonly title: string
      readonly product_title?: string | null
      readonly variant_title?: string | null
    } | null
  } | null)[]
}

/** The returns of an order that wait, each with its label and what the shopper wants in exchange. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'return',
    fields: [
      'id',
      'display_id',
      'status',
      'exchange_id',
      'metadata',
      'items.item_id',
      'items.quantity',
      'items.item.title',
      'items.item.product_title',
      'items.item.variant_title',
    ],
    filters: { order_id: request.params['id'] ?? '', status: ['requested', 'partially_received'] },
  })
  const stored = data as unknown as readonly StoredReturn[]
  const wanted = stored.flatMap(({ metadata }) => wantedExchangeOf(metadata).map(({ variant_id: id }) => id))
  const variants = await titlesOf(query, wanted)
  response.json({
    returns: stored.map(({ id, display_id, exchange_id, metadata, items }) => ({
      id,
      number: display_id,
      label: labelOf(metadata)?.name ?? null,
      items: (items ?? []).map((item) => ({
        title: [item?.item?.product_title ?? item?.item?.title, item?.item?.variant_title]
          .filter(Boolean)
          .join(', '),
        quantity: Number(item?.quantity),
        wanted: exchange_id == null ? wantedOf(metadata, item?.item_id, variants) : null,
      })),
    })),
  })
}

function wantedOf(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
  lineId: string | undefined,
  titles: ReadonlyMap<string, string>,
): string | null {
  const found = wantedExchangeOf(metadata).find(({ line_id: id }) => id === lineId)
  return found === undefined ? null : (titles.get(found.variant_id) ?? found.variant_id)
}

async function titlesOf(
  query: { readonly graph: (input: never) => Promise<{ data: unknown }> },
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const input = { entity: 'variant', fields: ['id', 'title'], filters: { id: ids } }
  const { data } = await query.graph(input as never)
  return new Map((data as { id: string; title: string }[]).map(({ id, title }) => [id, title]))
}
