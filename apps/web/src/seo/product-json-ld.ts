import {
  findVariant,
  initialSelection,
  type Money,
  type Product,
  type Selection,
  type Variant,
} from '@umber/storefront-core'
import type { ReviewPage } from '@umber/storefront-core/shop'
import type { PageHead } from './head-tags.ts'
import { variantQuery } from './variant-query.ts'

/** The product's page, as far as its metadata needs it. */
export interface ProductPlace {
  /** Without a query: the page has one canonical address. */
  readonly address: string
  readonly shopName: string
  /** What the address has chosen. */
  readonly selection: Selection
  /** The newest ones. */
  readonly reviews?: ReviewPage | undefined
}

export const productHead = (product: Product, place: ProductPlace): PageHead => ({
  title: product.content?.seoTitle ?? product.name,
  name: product.name,
  description: product.content?.seoDescription ?? product.description,
  image: product.images[0],
  kind: 'product',
  structuredData: import.meta.env.SSR ? productData(product, place) : undefined,
})

/** A product as schema.org JSON-LD. Without a rating while no review is approved. */
export function productData(
  product: Product,
  { address, shopName, selection, reviews }: ProductPlace,
): object {
  const { name, description, images, material, variants } = product
  const chosen = findVariant(product, selection)
  const { sku } = chosen ?? findVariant(product, initialSelection(product)) ?? variants[0]
  const own = variants.length > 1 && chosen !== undefined && isPriced(chosen) ? chosen : undefined
  const offers = own === undefined ? offersOf(product, address) : offerOf(product, own, address)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(description !== '' && { description }),
    image: images,
    ...(sku !== undefined && { sku }),
    ...(material !== undefined && { material }),
    brand: { '@type': 'Brand', name: shopName },
    ...(offers !== undefined && { offers }),
    ...ratingData(reviews),
  }
}

const mostReviews = 5

function ratingData({ rating, reviews }: Partial<ReviewPage> = {}): object | undefined {
  return (
    rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
      review: reviews?.slice(0, mostReviews).map(({ stars, title, text, name, writtenAt }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars },
        author: { '@type': 'Person', name },
        name: title,
        reviewBody: text,
        datePublished: writtenAt?.slice(0, 10),
      })),
    }
  )
}

type Priced = Variant & { readonly price: Money }

const isPriced = (variant: Variant): variant is Priced => variant.price !== undefined

/** One offer for all variants with one price; else the range of the prices, whose lowest is on the cards. */
function offersOf(product: Product, url: string): object | undefined {
  const { variants, lowestPrice } = product
  const priced = variants.filter(isPriced)
  const [first] = priced
  if (first === undefined) return undefined
  const availability = availabilityOf(variants.some(({ available }) => available))
  if (lowestPrice === undefined) return { '@type': 'Offer', url, ...priceOf(first), availability }
  const highest = priced.reduce((dearest, one) => (one.price.amount > dearest.price.amount ? one : dearest))
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: written(lowestPrice),
    highPrice: written(highest.price),
    priceCurrency: currencyOf(lowestPrice),
    offerCount: priced.length,
    availability,
    offers: priced.map((variant) => offerOf(product, variant, url)),
  }
}

/** The address opens the page with this variant. */
function offerOf(product: Product, variant: Priced, address: string): object {
  const { name, sku, available } = variant
  const query = variantQuery(product, variant)
  return {
    '@type': 'Offer',
    name,
    url: query === '' ? address : `${address}?${query}`,
    ...(sku !== undefined && { sku }),
    ...priceOf(variant),
    availability: availabilityOf(available),
  }
}

const priceOf = ({ price }: Priced) => ({ price: written(price), priceCurrency: currencyOf(price) })

const written = ({ amount }: Money): string => amount.toFixed(2)
const currencyOf = ({ currency }: Money): string => currency.toUpperCase()

const availabilityOf = (available: boolean): string =>
  `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`
