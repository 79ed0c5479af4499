import type { Product } from '@umber/storefront-core'
import { pageCopy } from '../../copy/product-page.ts'
import { productCopy } from '../../copy/products.ts'
import { Disclosures } from '../../ui/patterns/disclosures.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { Description, Specifications } from './product-texts.tsx'

/** What there is to read about a product of the live shop, beside its pictures. A section without content is left out. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const { care } = product.content ?? {}
  const sections = [
    ...(product.description.trim() === ''
      ? []
      : [
          {
            id: 'description',
            title: productCopy.tabs.description,
            content: <Description product={product} />,
          },
        ]),
    ...(product.specifications.length === 0
      ? []
      : [
          {
            id: 'specifications',
            title: productCopy.tabs.specifications,
            content: <Specifications product={product} />,
          },
        ]),
    ...(care === undefined
      ? []
      : [
          {
            id: 'care',
            title: productCopy.tabs.care,
            content: (
              <Text className="whitespace-pre-line wrap-anywhere text-ink-2" dir="auto">
                {care}
              </Text>
            ),
          },
        ]),
    { id: 'delivery', title: pageCopy.delivery, content: <DeliveryDetails /> },
  ]
  return <Disclosures sections={sections} open="description" />
}
