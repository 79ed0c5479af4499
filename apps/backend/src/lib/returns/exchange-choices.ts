import type { MedusaContainer } from '@medusajs/framework/types'
import {
  ContainerRegistrationKeys,
  getVariantAvailability,
  MedusaError,
  QueryContext,
} from '@medusajs/framework/utils'

import type { WantedExchange } from './return-record'

export interface ExchangeChoice {
  readonly id: string
  readonly title: string
  /** How many pieces there are; null without a limit. */
  readonly available: number | null
}

interface Line {
  readonly id: string
  readonly variant_id?: string | null
  readonly product_id?: string | null
}

interface Variant {
  readonly id: string
  readonly title: string
  readonly product_id: string
  readonly variant_rank?: number | null
  readonly manage_inventory?: boolean | null
  readonly allow_backorder?: boolean | null
  readonly calculated_price?: { readonly calculated_amount?: unknown } | null
}

/**
 * By line of the order: the other variants of its product that are in stock and cost the same today.
 *
 * @param locale in which they are called; without one as the merchant has entered them.
 */
export async function exchangeChoices(
  container: MedusaContainer,
  orderId: string,
  locale?: string,
): Promise<ReadonlyMap<string, readonly ExchangeChoice[]>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'order',
    fields: [
      'id',
      'region_id',
      'currency_code',
      'sales_channel_id',
      'shipping_address.country_code',
      'items.id',
      'items.variant_id',
      'items.product_id',
    ],
    filters: { id: orderId },
  })
  const order = data[0]
  const lines = (order?.items ?? []) as unknown as readonly Line[]
  const productIds = [...new Set(lines.flatMap((line) => line.product_id ?? []))]
  if (order === undefined || productIds.length === 0) return new Map()
  const question = {
    entity: 'variant',
    fields: [
      'id',
      'title',
      'product_id',
      'variant_rank',
      'manage_inventory',
      'allow_backorder',
      'calculated_price.*',
    ],
    filters: { product_id: productIds, product: { status: 'published' } },
    context: {
      calculated_price: QueryContext({
        currency_code: order.currency_code,
        ...(order.region_id != null && { region_id: order.region_id }),
      }),
    },
  }
  const found = await query.graph(question, locale === undefined ? {} : { locale })
  const variants = (found.data as unknown as readonly Variant[]).toSorted(
    (one, other) => (one.variant_rank ?? 0) - (other.variant_rank ?? 0),
  )
  const stock = await availableOf(container, variants, order.sales_channel_id ?? '')
  const priceOf = (variant: Variant | undefined) => variant?.calculated_price?.calculated_amount
  return new Map(
    lines.map((line) => {
      const own = variants.find(({ id }) => id === line.variant_id)
      const others = variants.filter(
        (one) =>
          one.product_id === line.product_id &&
          one.id !== line.variant_id &&
          priceOf(own) !== undefined &&
          priceOf(one) === priceOf(own) &&
          stock(one) !== 0,
      )
      return [
        line.id,
        others.map((one) => ({ id: one.id, title: one.title, available: stock(one) })),
      ] as const
    }),
  )
}

async function availableOf(
  container: MedusaContainer,
  variants: readonly Variant[],
  channel: string,
): Promise<(variant: Variant) => number | null> {
  const counted = variants.filter((one) => one.manage_inventory === true && one.allow_backorder !== true)
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const available =
    counted.length === 0
      ? {}
      : await getVariantAvailability(query, {
          variant_ids: counted.map(({ id }) => id),
          sales_channel_id: channel,
        })
  return (variant) =>
    counted.includes(variant) ? Math.max(0, available[variant.id]?.availability ?? 0) : null
}

/** Refuses what is not among the choices, or more than there is. */
export async function checkExchange(
  container: MedusaContainer,
  orderId: string,
  wanted: readonly WantedExchange[],
): Promise<void> {
  if (wanted.length === 0) return
  const choices = await exchangeChoices(container, orderId)
  const needed = new Map<string, number>()
  for (const { line_id: line, variant_id: variant, quantity } of wanted) {
    needed.set(variant, (needed.get(variant) ?? 0) + quantity)
    const choice = choices.get(line)?.find(({ id }) => id === variant)
    if (choice === undefined || (choice.available !== null && choice.available < (needed.get(variant) ?? 0)))
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Item ${line} cannot be exchanged for ${variant}: it is another product, costs another price, or is sold out.`,
        'exchange_not_possible',
      )
  }
}
