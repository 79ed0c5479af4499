import type { Product } from '@umber/storefront-core'
import { brandName } from '../content/brand.ts'
import type { PageHead } from './head-tags.ts'

const brand = { '@type': 'Brand', name: brandName } as const

export const productHead = (product: Product, address: string): PageHead => ({
  title: product.name,
  description: product.description,
  image: product.images[0],
  kind: 'product',
  structuredData: productData(product, address),
})

/** A product as schema.org JSON-LD. Without ratings, because the shop has none. */
export function productData(product: Product, address: string): object {
  const { name, description, images, slug, material, price, variants } = product
  const isInStock = variants.some(({ available }) => available)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(description !== '' && { description }),
    image: images,
    sku: slug,
    ...(material !== undefined && { material }),
    brand,
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        url: address,
        price: price.amount.toFixed(2),
        priceCurrency: price.currency.toUpperCase(),
        availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  }
}
