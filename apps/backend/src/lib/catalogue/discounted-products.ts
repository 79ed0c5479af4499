import type { Priced } from './current-prices'

interface ReadProduct {
  readonly id?: unknown
  readonly variants?:
    | readonly { readonly calculated_price?: { readonly calculated_amount?: unknown } | null }[]
    | null
}

interface ProductAnswer {
  readonly products?: readonly ReadProduct[]
  readonly product?: ReadProduct
}

/** The answer of Medusa's routes of products, with what is taken off at the checkout, for those that were read with their prices. */
export async function withDiscounts(
  body: unknown,
  discountsOf: (products: readonly Priced[]) => Promise<ReadonlyMap<string, number>>,
): Promise<unknown> {
  const { products, product } = (body ?? {}) as ProductAnswer
  const priced = [...(products ?? []), ...(product === undefined ? [] : [product])].flatMap(pricedProduct)
  if (priced.length === 0) return body
  const discounts = await discountsOf(priced)
  if (discounts.size === 0) return body
  const discounted = (one: ReadProduct): ReadProduct => {
    const percent = discounts.get(String(one.id))
    return percent === undefined ? one : Object.assign({}, one, { percent_at_checkout: percent })
  }
  return {
    ...(body as object),
    ...(products !== undefined && { products: products.map(discounted) }),
    ...(product !== undefined && { product: discounted(product) }),
  }
}

function pricedProduct({ id, variants }: ReadProduct): readonly Priced[] {
  const prices = (variants ?? []).flatMap(({ calculated_price: price }) => {
    const amount = price?.calculated_amount
    return typeof amount === 'number' && amount > 0 ? [amount] : []
  })
  return typeof id === 'string' && prices.length > 0 ? [{ id, price: Math.min(...prices) }] : []
}
