import { defineWidgetConfig } from '@medusajs/admin-sdk'

import { TranslationsPanel } from '../translations-panel'

interface ProductTranslationsProps {
  readonly data: { readonly id: string }
}

export default function ProductTranslations({ data: { id } }: ProductTranslationsProps) {
  return <TranslationsPanel kind="product" id={id} />
}

export const config = defineWidgetConfig({ zone: 'product.details.after' })
