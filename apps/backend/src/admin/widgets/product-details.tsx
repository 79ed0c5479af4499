import { defineWidgetConfig } from '@medusajs/admin-sdk'

import { DetailsForm } from '../details-form'
import { Panel } from '../panel'
import { WithProductContent } from '../with-product-content'

interface ProductDetailsProps {
  readonly data: { readonly id: string }
}

export default function ProductDetails({ data: { id } }: ProductDetailsProps) {
  const path = `/admin/products/${id}/content`
  return (
    <Panel heading="Details in the shop" description="What shoppers read in the tabs of the product's page.">
      <WithProductContent path={path}>
        {({ pictures: _pictures, goes_with: _goesWith, ...details }) => (
          // With the saved state as its key it starts anew after each save.
          <DetailsForm key={JSON.stringify(details)} path={path} saved={details} />
        )}
      </WithProductContent>
    </Panel>
  )
}

export const config = defineWidgetConfig({ zone: 'product.details.after' })
