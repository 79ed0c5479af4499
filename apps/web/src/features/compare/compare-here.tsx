import type { Product } from '@umber/storefront-core'
import { CompareBar } from './compare-bar.tsx'
import { CompareButton } from './compare-button.tsx'

/** On a product's page: puts it beside others, and shows which are. */
export const CompareHere = ({ product }: { readonly product: Product }) => (
  <>
    <CompareButton product={{ slug: product.slug, name: product.name, image: product.images[0] }} />
    <CompareBar />
  </>
)
