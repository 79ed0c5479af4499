import { defineWidgetConfig } from '@medusajs/admin-sdk'

import { TranslationsPanel } from '../translations-panel'

interface CategoryTranslationsProps {
  readonly data: { readonly id: string }
}

export default function CategoryTranslations({ data: { id } }: CategoryTranslationsProps) {
  return <TranslationsPanel kind="product_category" id={id} />
}

export const config = defineWidgetConfig({ zone: 'product_category.details.after' })
