import type { IPricingModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import type { Buyer, CurrentVariant } from './current-prices'
import type { Choice } from './option-prices'

/**
 * The variants of products with their calculated prices, by the id of the product. Asked of the modules themselves: a query
 * through products took three times as long for a page of 24.
 */
export async function variantPrices(
  container: MedusaContainer,
  ids: readonly string[],
  { region, groups }: Buyer,
): Promise<ReadonlyMap<string, readonly CurrentVariant[]>> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const variants = (await query.graph({
    entity: 'product_variant',
    fields: ['id', 'product_id'],
    filters: { product_id: [...ids] },
  })) as unknown as { readonly data: readonly { readonly id: string; readonly product_id: string }[] }
  const links = (await query.graph({
    entity: 'product_variant_price_set',
    fields: ['variant_id', 'price_set_id'],
    filters: { variant_id: variants.data.map(({ id }) => id) },
  })) as unknown as {
    readonly data: readonly { readonly variant_id: string; readonly price_set_id: string }[]
  }
  const calculated = await container.resolve<IPricingModuleService>(Modules.PRICING).calculatePrices(
    { id: links.data.map(({ price_set_id: id }) => id) },
    {
      context: {
        region_id: region.id,
        currency_code: region.currency,
        ...(groups.length > 0 && { customer: { groups: groups.map((id) => ({ id })) } }),
      } as unknown as Record<string, string | number>,
    },
  )
  const prices = new Map(calculated.map((price) => [price.id, price]))
  const sets = new Map(links.data.map(({ variant_id: variant, price_set_id: set }) => [variant, set]))
  const found = new Map<string, CurrentVariant[]>(ids.map((id) => [id, []]))
  for (const { id, product_id: product } of variants.data) {
    const price = prices.get(sets.get(id) ?? '')
    found.get(product)?.push({
      id,
      calculated_price:
        price === undefined
          ? null
          : {
              calculated_amount: numberOf(price.calculated_amount),
              original_amount: numberOf(price.original_amount),
              is_calculated_price_tax_inclusive: price.is_calculated_price_tax_inclusive ?? false,
            },
    })
  }
  return found
}

/** What is chosen of each option, by the id of the variant, in the words of the locale. */
export async function variantChoices(
  container: MedusaContainer,
  ids: readonly string[],
  locale: string | undefined,
): Promise<ReadonlyMap<string, readonly Choice[]>> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const { data } = (await query.graph(
    {
      entity: 'product_variant',
      // A translation is found by the id of what it belongs to.
      fields: ['id', 'options.id', 'options.value', 'options.option.id', 'options.option.title'],
      filters: { id: [...ids] },
    },
    locale === undefined ? {} : { locale },
  )) as unknown as { readonly data: readonly StoredVariant[] }
  return new Map(
    data.map(({ id, options }) => [
      id,
      (options ?? []).flatMap(({ value, option }) =>
        option == null ? [] : [{ title: option.title, value }],
      ),
    ]),
  )
}

interface StoredVariant {
  readonly id: string
  readonly options?:
    | readonly { readonly value: string; readonly option?: { readonly title: string } | null }[]
    | null
}

const numberOf = (amount: unknown): number | null =>
  amount === null || amount === undefined ? null : Number(amount)
