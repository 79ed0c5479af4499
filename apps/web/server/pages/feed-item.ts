import { imagesFor, type Money, type Product, type Variant } from '@umber/storefront-core'
import {
  isColor,
  isSize,
  mainCategory,
  pathToCategory,
  type Category,
} from '@umber/storefront-core/catalogue'
import { productPath } from '../../src/config/product-path.ts'
import { hasMarkup } from '../../src/features/product/description/has-markup.ts'
import { richTextWords } from '../../src/features/rich-text/parse-rich-text.ts'
import { selectionOf, variantQuery } from '../../src/seo/variant-query.ts'
import { xmlCharacters } from './xml-text.ts'

/** A variant in the words of Google's product data specification: https://support.google.com/merchants/answer/7052112. */
export interface FeedItem {
  readonly id: string
  /** Of the other variants of the same product; undefined where there are none. */
  readonly itemGroupId?: string | undefined
  readonly title: string
  readonly description: string
  /** With the prefix of its locale, without an origin. */
  readonly path: string
  /** Absolute addresses, the first one is the main picture. */
  readonly images: readonly [string, ...string[]]
  readonly availability: 'in_stock' | 'out_of_stock'
  /** Before a reduction. */
  readonly price: string
  readonly salePrice?: string | undefined
  readonly brand: string
  readonly gtin?: string | undefined
  readonly mpn?: string | undefined
  readonly color?: string | undefined
  readonly size?: string | undefined
  readonly material?: string | undefined
  readonly productType?: string | undefined
}

/** In characters. */
export const longest = {
  id: 50,
  title: 150,
  description: 5_000,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
  material: 200,
  productType: 750,
} as const
/** Besides the main one. */
export const mostFurtherImages = 10

export interface FeedPlace {
  readonly categories: readonly Category[]
  readonly shopName: string
  /** What addresses begin with. */
  readonly prefix: string
}

/** An item for each variant of a product that can be sold: with a price above nothing, and a picture, which Google requires. */
export function feedItemsOf(
  product: Product,
  { categories, shopName, prefix }: FeedPlace,
): readonly FeedItem[] {
  const description = wordsOf(product)
  const category = mainCategory(categories, product)
  const names = category && pathToCategory(categories, category).map(({ name }) => name)
  return product.variants.flatMap((variant) => {
    const [image, ...further] = imagesFor(product, selectionOf(variant))
    const price = variant.price && writtenPrice(variant.price)
    if (price === undefined || isNothing(price) || image === undefined) return []
    const before = variant.compareAtPrice && writtenPrice(variant.compareAtPrice)
    const option = (isWanted: typeof isColor) => valueOf(product, variant, isWanted)
    return [
      {
        id: idOf(variant),
        itemGroupId: product.variants.length > 1 ? shortened(product.id, longest.id) : undefined,
        title: titleOf(product, variant),
        description,
        path: prefix + productPath(product.slug, variantQuery(product, variant)),
        images: [image, ...further.slice(0, mostFurtherImages)],
        availability: variant.available ? 'in_stock' : 'out_of_stock',
        price: before ?? price,
        salePrice: before === price ? undefined : before && price,
        brand: shortened(shopName, longest.brand),
        gtin: gtinOf(variant.barcode),
        mpn:
          variant.sku !== undefined && variant.sku.length <= longest.mpn
            ? cut(variant.sku, longest.mpn)
            : undefined,
        color: cut(option(isColor), longest.color),
        size: cut(option(isSize), longest.size),
        material: cut(product.material, longest.material),
        productType: cut(names?.join(' > '), longest.productType),
      },
    ]
  })
}

function wordsOf({ description, subtitle, name }: Product): string {
  const words = hasMarkup(description) ? richTextWords(description) : description
  const most = longest.description
  return cut(words, most) ?? cut(subtitle, most) ?? shortened(name, most)
}

/** The SKU, which stays the same when a product is made anew, unless it is too long. */
const idOf = ({ sku, id }: Variant): string =>
  (sku !== undefined && sku.length <= longest.id ? cut(sku, longest.id) : undefined) ??
  shortened(id, longest.id)

/** The product's name with the values of its choices: "Linen Shirt, Sand, M". */
function titleOf(product: Product, { options }: Variant): string {
  const choices = product.options.filter(({ values }) => values.length > 1)
  const values = choices.flatMap(({ id }) => options.find((option) => option.id === id)?.value ?? [])
  return shortened([product.name, ...values].join(', '), longest.title)
}

function valueOf({ options }: Product, variant: Variant, isWanted: typeof isColor): string | undefined {
  const wanted = options.find(isWanted)
  return variant.options.find(({ id }) => id === wanted?.id)?.value
}

/** Undefined where nothing is left to read. */
function cut(text: string | undefined, most: number): string | undefined {
  const words = xmlCharacters(text ?? '').trim()
  return words === '' ? undefined : shortened(words, most)
}

/** Never half of a character. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 2)) ? most - 2 : most - 1
  return `${text.slice(0, end).trimEnd()}…`
}

const isNothing = (price: string): boolean => Number.parseFloat(price) === 0

/** With the decimals of the currency: "1299.00 INR", "12.345 KWD". Numbers are written as in English. */
function writtenPrice({ amount, currency }: Money): string {
  const code = currency.toUpperCase()
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  const number = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })
  // A string is rounded exactly: 1.005 is slightly less as a number.
  return `${number.format(String(amount) as unknown as number)} ${code}`
}

/** A GTIN-8, -12, -13 or -14 with its check digit. A barcode that is none is a number of the shop's own. */
export function gtinOf(barcode: string | undefined): string | undefined {
  const digits = barcode?.replaceAll(/[\s-]/g, '') ?? ''
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return undefined
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? digits : undefined
}
