import type { Color, Size } from './palette.ts'
import { pictureName, variantsOf, type Variant } from './variant.ts'
import { productId, products, type Product } from './products.ts'

const lines = [
  'Atlas',
  'Bay',
  'Cedar',
  'Delta',
  'Ember',
  'Fern',
  'Grove',
  'Harbour',
  'Indigo',
  'Juniper',
  'Kite',
  'Lagoon',
  'Meadow',
  'Neem',
  'Orchard',
  'Pine',
] as const

/**
 * As many products as asked for: the sample store's own first, then variations of them with other names, prices,
 * colours, sizes and stock, and the same pictures. The same on every machine.
 */
export function largeCatalogue(total: number): readonly Product[] {
  const more = Math.max(0, total - products.length)
  return [...products, ...Array.from({ length: more }, (_, index) => variation(index))]
}

function variation(index: number): Product {
  const base = products[index % products.length]
  if (base === undefined) throw new Error('There is nothing to vary.')
  const number = Math.floor(index / products.length) + 1
  const slug = `${base.slug}-${number}`
  const colors = rotated(base.colors, number) as [Color, ...Color[]]
  const sizes = rotated(base.sizes, number)
  const price = priceOf(base.price, index)
  const { compareAtPrice: _, isNew: __, ...copy } = base
  const product = {
    ...copy,
    slug,
    id: productId(slug),
    title: `${lines[number % lines.length] ?? ''} ${base.title} No. ${number}`,
    colors,
    sizes,
    price,
    ...(index % 5 === 0 ? { compareAtPrice: Math.round(price * 1.25) } : {}),
    articleNumber: `${base.articleNumber}-${number}`,
    isFeatured: false,
    addedDaysAgo: 160 + (index % 900),
    pictures: [...new Set([pictureName(base.slug, colors[0]), ...base.pictures])],
  }
  return { ...product, variants: variantsOf(product).map((variant) => withBase(variant, base.slug, index)) }
}

/** A part of what there is, beginning elsewhere: a third of the variations have one, a third two, a third three. */
function rotated<Value extends Color | Size>(values: readonly Value[], number: number): readonly Value[] {
  const start = values.length === 0 ? 0 : number % values.length
  return [...values.slice(start), ...values.slice(0, start)].slice(0, 1 + (number % 3))
}

/** Whole, from 9 to 500, around the price of what it varies. */
function priceOf(price: number, index: number): number {
  const percent = 50 + ((index * 37) % 140)
  return Math.min(500, Math.max(9, Math.round((price * percent) / 100)))
}

/** Every ninth is sold out. */
function withBase(variant: Variant, slug: string, index: number): Variant {
  const picture = pictureName(slug, variant.color)
  return index % 9 === 4
    ? { ...variant, picture, stock: { kind: 'counted', quantity: 0 } }
    : { ...variant, picture }
}
