import type { FakeProduct } from '@umber/fake-backend'
import { productFromWire } from '../../src/catalogue/product-from-wire.ts'
import type { Product } from '../../src/catalogue/product.ts'

interface ProductFixture {
  readonly fake: FakeProduct
  readonly product: Product
}

/** A small catalogue: a shirt in colours and sizes, a candle in one colour, a vase without options. */
const products: readonly ProductFixture[] = [
  productFixture('shirt', 'Linen Shirt', 189, { Color: ['White', 'Blue'], Size: ['M', 'S'] }),
  productFixture('candle', 'Fig Candle', 39, { Color: ['Black'] }),
  productFixture('vase', 'Stoneware Vase', 149, {}),
]

/** The same products for the fake backend. */
export const fakeProducts = { products: products.map(({ fake }) => fake), categories: [] }

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
  const found = products.find(({ product }) => product.id === id)
  if (found === undefined) throw new Error(`Nothing to sell is called ${id}`)
  return found.product
}

function productFixture(
  handle: string,
  title: string,
  price: number,
  options: Readonly<Record<string, readonly string[]>>,
): ProductFixture {
  const names = Object.keys(options)
  const combinations = Object.values(options).reduce<readonly (readonly string[])[]>(
    (before, values) => before.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  )
  const variants = combinations.map((values) => ({
    id: ['variant', handle, ...values].join('_'),
    title: values.length === 0 ? 'Default variant' : values.join(' / '),
    sku: null,
    thumbnail: null,
    values: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])),
    stock: { kind: 'uncounted' } as const,
  }))
  const fake: FakeProduct = {
    id: `prod_${handle}`,
    handle,
    title,
    subtitle: null,
    description: '',
    material: null,
    price,
    options,
    variants,
    images: [],
    tags: [],
    type: null,
    collection: null,
    categories: [],
    metadata: null,
    createdAt: 0,
  }
  return { fake, product: asProduct(fake) }
}

/** The product as the shop reads it. */
function asProduct({ id, title, handle, price, options, variants }: FakeProduct): Product {
  const optionId = (name: string) => `opt_${handle}_${name}`
  const wire = {
    id,
    title,
    handle,
    options: Object.entries(options).map(([name, values]) => ({
      id: optionId(name),
      title: name,
      values: values.map((value) => ({ id: `optval_${handle}_${name}_${value}`, value })),
    })),
    variants: variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      options: Object.entries(variant.values).map(([name, value]) => ({ option_id: optionId(name), value })),
      calculated_price: { calculated_amount: price, original_amount: price, currency_code: 'inr' },
    })),
  }
  const context = { backendUrl: 'http://shop.test', currency: 'inr', featuredProductIds: [] }
  const product = productFromWire(wire, context)
  if (product === undefined) throw new Error(`${title} cannot be read`)
  return product
}
