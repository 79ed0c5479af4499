import { defineWidgetConfig } from '@medusajs/admin-sdk'

import { GoesWithForm } from '../goes-with-form'
import { Panel } from '../panel'
import { WithProductContent } from '../with-product-content'

interface ProductGoesWithProps {
  readonly data: { readonly id: string }
}

export default function ProductGoesWith({ data: { id } }: ProductGoesWithProps) {
  const path = `/admin/products/${id}/content`
  return (
    <Panel
      heading="Goes with"
      description="Products that the page of this one shows below it, to be added to the cart together."
    >
      <WithProductContent path={path}>
        {({ goes_with: chosen }) => <GoesWithForm path={path} productId={id} saved={chosen ?? []} />}
      </WithProductContent>
    </Panel>
  )
}

export const config = defineWidgetConfig({ zone: 'product.details.after' })
