import { defineWidgetConfig } from '@medusajs/admin-sdk'

import { PageContentPanel } from '../page-content-panel'

interface CategoryPageProps {
  readonly data: { readonly id: string }
}

export default function CategoryPage({ data: { id } }: CategoryPageProps) {
  return (
    <PageContentPanel
      path={`/admin/product-categories/${id}/page-content`}
      textHint="Without a text, the category's description is shown"
    />
  )
}

export const config = defineWidgetConfig({ zone: 'product_category.details.after' })
