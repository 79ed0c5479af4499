import { productFromWire } from '../../src/catalogue/product-from-wire.ts'
import type { Product } from '../../src/catalogue/product.ts'

export interface Good {
  readonly wire: unknown
  readonly product: Product
}

/** A few things to sell: a shirt in colours and sizes, a candle in one colour, a vase without options. */
export const goods: readonly Good[] = [
  good('shirt', 'Linen Shirt', 189, { Color: ['White', 'Blue'], Size: ['M', 'S'] }),
  good('candle', 'Fig Candle', 39, { Color: ['Black'] }),
  good('vase', 'Stoneware Vase', 149, {}),
]

export const shirt = productNamed('prod_shirt')
export const candle = productNamed('prod_candle')
export const vase = productNamed('prod_vase')

/** The id of the shirt's variant of that colour and size. */
export const shirtVariant = (color: string, size: string): string => `variant_shirt_${color}_${size}`
export const whiteM = shirtVariant('White', 'M')
export const blueS = shirtVariant('Blue', 'S')
export const theCandle = 'variant_candle_Black'
export const theVase = 'variant_vase'

function productNamed(id: string): Product {
  const found = goods.find(({ product }) => product.id === id)
  if (found === undefined) throw new Error(`Nothing to sell is called ${id}`)
  return found.product
}

function good(slug: string, title: string, price: number, options: Record<string, readonly string[]>): Good {
  const combinations = Object.values(options).reduce<readonly (readonly string[])[]>(
    (before, values) => before.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  )
  const wire = {
    id: `prod_${slug}`,
    title,
    handle: slug,
    options: Object.entries(options).map(([name, values]) => ({
      id: `opt_${slug}_${name}`,
      title: name,
      values: values.map((value) => ({ id: `optval_${slug}_${value}`, value })),
    })),
    variants: combinations.map((values) => ({
      id: ['variant', slug, ...values].join('_'),
      title: values.length === 0 ? 'Default variant' : values.join(' / '),
      options: Object.keys(options).map((name, at) => ({
        option_id: `opt_${slug}_${name}`,
        value: values[at],
      })),
      calculated_price: { calculated_amount: price, original_amount: price, currency_code: 'inr' },
    })),
  }
  const product = productFromWire(wire, {
    backendUrl: 'http://shop.test',
    currency: 'inr',
    featuredProductIds: [],
  })
  if (product === undefined) throw new Error(`${title} cannot be read`)
  return { wire, product }
}
