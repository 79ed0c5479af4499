import type { Product } from '@umber/storefront-core'
import { productCopy } from '../../copy/products.ts'
import { Tabs } from '../../ui/patterns/tabs.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { FiveStars } from './five-stars.tsx'
import { Description, Specifications } from './product-texts.tsx'

/** The three tabs of the demonstration. */
export function ProductTabs({ product }: { readonly product: Product }) {
  const tabs = [
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
  ]
  return <Tabs label={productCopy.about} tabs={tabs} />
}

function Reviews() {
  return (
    <div className="flex flex-col gap-3">
      <FiveStars />
      <Text className="text-ink-2">{productCopy.noReviews}</Text>
    </div>
  )
}
