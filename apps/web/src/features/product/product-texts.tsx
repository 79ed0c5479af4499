import type { Product } from '@umber/storefront-core'
import { productCopy } from '../../copy/products.ts'
import { Text } from '../../ui/primitives/text.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { RichDescription } from './description/lazy-description.ts'
import { mayHaveMarkup } from './description/may-have-markup.ts'

export function Description({ product }: { readonly product: Product }) {
  const words = product.description.trim()
  if (mayHaveMarkup(words))
    return (
      <AsyncBoundary>
        <RichDescription product={product} />
      </AsyncBoundary>
    )
  return (
    <Text className="max-w-reading whitespace-pre-line wrap-anywhere text-ink-2" dir="auto">
      {words === '' ? productCopy.noDescription : words}
    </Text>
  )
}

export function Specifications({ product }: { readonly product: Product }) {
  if (product.specifications.length === 0) {
    return <Text className="text-ink-2">{productCopy.noSpecifications}</Text>
  }
  return (
    <ul className="max-w-reading border-t border-line">
      {[...new Set(product.specifications)].map((specification) => (
        <li key={specification} className="border-b border-line py-3 wrap-anywhere text-ink-2" dir="auto">
          {specification}
        </li>
      ))}
    </ul>
  )
}
