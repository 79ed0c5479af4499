import { defineWidgetConfig } from '@medusajs/admin-sdk'

import { Panel } from '../panel'
import { PicturesForm } from '../pictures-form'
import { WithProductContent } from '../with-product-content'

interface ProductPicturesProps {
  readonly data: {
    readonly id: string
    readonly images?: readonly { readonly url: string }[] | null
  }
}

export default function ProductPictures({ data: { id, images } }: ProductPicturesProps) {
  const path = `/admin/products/${id}/content`
  const urls = [...new Set((images ?? []).map(({ url }) => url))]
  return (
    <Panel
      heading="Pictures in the shop"
      description="What the pictures show, and what stays visible when they are cut."
    >
      <WithProductContent path={path}>
        {({ pictures }) => (
          <PicturesForm
            // With the saved state as its key it starts anew after each save.
            key={JSON.stringify([urls, pictures])}
            path={path}
            images={urls}
            saved={pictures ?? []}
          />
        )}
      </WithProductContent>
    </Panel>
  )
}

export const config = defineWidgetConfig({ zone: 'product.details.after' })
