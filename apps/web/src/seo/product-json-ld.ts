import { findVariant, initialSelection, type Money, type Product, type Variant } from '@umber/storefront-core'
import type { PageHead } from './head-tags.ts'

export const productHead = (product: Product, address: string, shopName: string): PageHead => ({
  title: product.content?.seoTitle ?? product.name,
  name: product.name,
  description: product.content?.seoDescription ?? product.description,
  image: product.images[0],
  kind: 'product',
  structuredData: productData(product, address, shopName),
})

/** A product as schema.org JSON-LD. Without ratings, because the shop has none. */
export function productData(product: Product, address: string, shopName: string): object {
  const { name, description, images, material, variants } = product
  // The one that the page opens with.
  const sku = (findVariant(product, initialSelection(product)) ?? variants[0])?.sku
  const offers = offersOf(product, address)
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
  }
}

type Priced = Variant & { readonly price: Money }

/** One offer for all variants with one price; else the range of the prices, whose lowest is on the cards. */
function offersOf({ variants, lowestPrice }: Product, url: string): object | undefined {
  const priced = variants.filter((variant): variant is Priced => variant.price !== undefined)
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
    offers: priced.map(offerOf),
  }
}

function offerOf(variant: Priced): object {
  const { name, sku, available } = variant
  return {
    '@type': 'Offer',
    name,
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
