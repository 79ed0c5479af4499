import type { Product } from '@umber/storefront-core'
import { productCopy } from '../../copy/products.ts'
import { useServices } from '../../services/services-context.ts'
import { Tabs } from '../../ui/patterns/tabs.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { RichDescription } from './description/lazy-description.ts'
import { mayHaveMarkup } from './description/may-have-markup.ts'
import { FiveStars } from './five-stars.tsx'
import { ownTabs } from './own-tabs.tsx'

/** The showcase has its three tabs for every product; the live shop those that have content. */
export function ProductTabs({ product }: { readonly product: Product }) {
  const { hasOwnDetails } = useServices().preset
  const description = {
    id: 'description',
    label: productCopy.tabs.description,
    content: <Description product={product} />,
  }
  const specifications = {
    id: 'specifications',
    label: productCopy.tabs.specifications,
    content: <Specifications product={product} />,
  }
  const reviews = { id: 'reviews', label: productCopy.tabs.reviews, content: <Reviews /> }
  const tabs = hasOwnDetails
    ? [
        ...(product.description.trim() === '' ? [] : [description]),
        ...(product.specifications.length > 0 ? [specifications] : []),
        ...ownTabs(product),
      ]
    : [description, specifications, reviews]
  return <Tabs label={productCopy.about} tabs={tabs} />
}

function Description({ product }: { readonly product: Product }) {
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

function Specifications({ product }: { readonly product: Product }) {
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

function Reviews() {
  return (
    <div className="flex flex-col gap-3">
      <FiveStars />
      <Text className="text-ink-2">{productCopy.noReviews}</Text>
    </div>
  )
}
