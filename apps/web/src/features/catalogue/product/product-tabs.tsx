import type { Product } from '@umber/storefront-core'
import { lazy, Suspense } from 'react'
import { productCopy } from '../../../copy/catalogue.ts'
import { Text } from '../../../ui/primitives/text.tsx'
import { FiveStars } from './five-stars.tsx'

const Tabs = lazy(async () => ({ default: (await import('../../../ui/patterns/tabs.tsx')).Tabs }))

export function ProductTabs({ product }: { readonly product: Product }) {
  return (
    <Suspense fallback={<TabsToCome product={product} />}>
      <Tabs
        label={productCopy.about}
        tabs={[
          {
            id: 'description',
            label: productCopy.tabs.description,
            content: <Description product={product} />,
          },
          {
            id: 'specifications',
            label: productCopy.tabs.specifications,
            content: <Specifications product={product} />,
          },
          { id: 'reviews', label: productCopy.tabs.reviews, content: <Reviews /> },
        ]}
      />
    </Suspense>
  )
}

/** The first tab's words in the place where they will stand, while the tabs' code comes. */
function TabsToCome({ product }: { readonly product: Product }) {
  return (
    <div>
      <p className="flex min-h-12 items-center border-b border-line">{productCopy.tabs.description}</p>
      <div className="pt-8">
        <Description product={product} />
      </div>
    </div>
  )
}

function Description({ product }: { readonly product: Product }) {
  const words = product.description.trim()
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
