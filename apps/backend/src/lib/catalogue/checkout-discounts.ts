import type { IPromotionModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import type { Buyer, Priced } from './current-prices'

/** What the rules of a promotion may ask about a line of a cart. */
interface RuledProduct {
  readonly id: string
  readonly discountable?: boolean
  readonly collection_id?: string | null
  readonly type_id?: string | null
  readonly categories?: readonly { readonly id: string }[] | null
  readonly tags?: readonly { readonly id: string }[] | null
}

const ruledFields = ['id', 'discountable', 'collection_id', 'type_id', 'categories.id', 'tags.id']

/**
 * What automatic promotions take off a product at the checkout, in percent, by the id of the product. Medusa's own rules decide, for a cart
 * with nothing but the product. A promotion with a condition that only a real cart can meet is not among them, nor is a fixed amount.
 */
export async function checkoutDiscounts(
  container: MedusaContainer,
  products: readonly Priced[],
  buyerOf: () => Promise<Buyer | undefined>,
): Promise<ReadonlyMap<string, number>> {
  const promotions = container.resolve<IPromotionModuleService>(Modules.PROMOTION)
  const automatic = await promotions.listPromotions(
    { is_automatic: true, status: ['active'] },
    { relations: ['application_method'], take: null },
  )
  const percentages = new Map(
    automatic.flatMap(({ code, type, application_method: method }) =>
      code !== undefined &&
      type === 'standard' &&
      method?.type === 'percentage' &&
      method.target_type !== 'shipping_methods'
        ? [[code, method.value ?? 0] as const]
        : [],
    ),
  )
  if (percentages.size === 0 || products.length === 0) return new Map()
  const buyer = await buyerOf()
  if (buyer === undefined) return new Map()
  const actions = await promotions.computeActions([], (await cartOf(container, products, buyer)) as never)
  const left = new Map<string, number>()
  for (const action of actions) {
    const percent = percentages.get(action.code)
    if (action.action !== 'addItemAdjustment' || percent === undefined) continue
    left.set(action.item_id, (left.get(action.item_id) ?? 1) * (1 - percent / 100))
  }
  return new Map([...left].map(([id, part]) => [id, Math.round((1 - part) * 10_000) / 100]))
}

/** Each product is a line of its own. Without a total, which no promotion may be decided by. */
async function cartOf(
  container: MedusaContainer,
  products: readonly Priced[],
  { region, groups, channelIds }: Buyer,
): Promise<object> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'product',
    fields: ruledFields,
    filters: { id: products.map(({ id }) => id) },
  })
  const known = new Map((data as readonly RuledProduct[]).map((product) => [product.id, product]))
  return {
    currency_code: region.currency,
    region: { id: region.id },
    region_id: region.id,
    ...(channelIds[0] !== undefined && { sales_channel_id: channelIds[0] }),
    ...(groups.length > 0 && { customer: { groups: groups.map((id) => ({ id })) } }),
    items: products.flatMap(({ id, price }) => {
      const product = known.get(id)
      if (product === undefined || price <= 0) return []
      return [
        {
          id,
          quantity: 1,
          subtotal: price,
          original_total: price,
          is_discountable: product.discountable !== false,
          product,
        },
      ]
    }),
    shipping_methods: [],
  }
}
