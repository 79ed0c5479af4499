import { defineWidgetConfig } from '@medusajs/admin-sdk'

import { PageContentPanel } from '../page-content-panel'

interface CollectionPageProps {
  readonly data: { readonly id: string }
}

export default function CollectionPage({ data: { id } }: CollectionPageProps) {
  return (
    <PageContentPanel
      path={`/admin/collections/${id}/page-content`}
      textHint="What the collection is about"
    />
  )
}

export const config = defineWidgetConfig({ zone: 'product_collection.details.after' })
