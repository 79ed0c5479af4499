import type { CartLine, Money, Product, Variant } from '@umber/storefront-core'
import type { ListedProduct } from '@umber/storefront-core/catalogue'
import type { CheckoutView, Confirmation } from '@umber/storefront-core/checkout'
import type { MeasuredItem, Sale, ShopEvent } from './events.ts'

export const currencyOf = ({ currency }: Money): string => currency.toUpperCase()

export const itemOfLine = (line: CartLine, quantity = line.quantity): MeasuredItem => ({
  item_id: line.productId,
  item_name: line.name,
  ...(line.optionLabels.length > 0 && { item_variant: line.optionLabels.join(' / ') }),
  price: line.price.amount,
  quantity,
})

export const itemOfVariant = ({ id, name }: Product, variant: Variant, isChosen: boolean): MeasuredItem => ({
  item_id: id,
  item_name: name,
  ...(isChosen && { item_variant: variant.name }),
  ...(variant.price && { price: variant.price.amount }),
  quantity: 1,
})

type InList = Pick<ListedProduct, 'id' | 'name' | 'price' | 'lowestPrice'>

export const itemInList = (
  { id, name, price, lowestPrice = price }: InList,
  index: number,
): MeasuredItem => ({
  item_id: id,
  item_name: name,
  index,
  ...(lowestPrice && { price: lowestPrice.amount }),
})

/** The sum of prices and quantities, without the noise of binary fractions. */
const worthOf = (items: readonly MeasuredItem[]): number =>
  rounded(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0))

/** No currency has more than three decimals. */
const rounded = (amount: number): number => Number(amount.toFixed(3))

export const saleOf = (currency: string, items: readonly MeasuredItem[]): Sale => ({
  currency,
  value: worthOf(items),
  items,
})

const couponOf = (codes: readonly string[] | undefined) =>
  codes === undefined || codes.length === 0 ? {} : { coupon: codes.join(',') }

/** What a checkout is about, after the discount. */
export function saleOfCheckout({ lines, quote, cart }: Pick<CheckoutView, 'lines' | 'quote' | 'cart'>): Sale {
  const items = lines.map((line) => itemOfLine(line))
  const discount = quote.discount?.amount ?? 0
  return {
    currency: currencyOf(quote.total),
    value: rounded(worthOf(items) - discount),
    items,
    ...couponOf(cart.codes),
  }
}

/** The items at what was paid for them; delivery and tax beside them. */
export function purchaseOf({
  order,
  request: { cart, quote },
}: Confirmation): Extract<ShopEvent, { readonly name: 'purchase' }> {
  const priced = new Map(quote.lines?.map((line) => [line.id, line]))
  const lines = cart.lines.map((line) => ({ ...line, ...priced.get(line.id) }))
  const { shipping, tax } = quote
  return {
    name: 'purchase',
    params: {
      transaction_id: order.number,
      ...saleOfCheckout({ lines, quote, cart: { ...cart, status: 'ready', busy: false } }),
      ...(shipping && { shipping: shipping.amount }),
      ...(tax && { tax: tax.amount.amount }),
    },
  }
}
