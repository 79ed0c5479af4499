import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'

import { productContent } from '../lib/catalogue/catalogue-change'
import { noContent, type ProductContentFields } from '../lib/product-content/product-content'
import { productContentModule } from '../modules/product-content'
import type { ProductContentService } from '../modules/product-content/service'
import { linkContent, saveContentStepOf, type ContentKind, type ContentToSave } from './steps/save-content'

const kind: ContentKind<ProductContentFields> = {
  name: 'product_content',
  module: productContentModule,
  event: productContent,
  empty: noContent,
  table: (container) => {
    const service = container.resolve<ProductContentService>(productContentModule)
    return {
      create: async (fields) => service.createProductContents(columnsOf(fields)),
      update: async ({ id, ...fields }) => service.updateProductContents({ id, ...columnsOf(fields) }),
      delete: async (id) => service.deleteProductContents(id),
    }
  },
}

/** The types of JSON columns know objects only. */
function columnsOf(fields: Partial<ProductContentFields>) {
  const { specifications, size_table, pictures, goes_with, care, seo_title, seo_description } = fields
  type Json = Record<string, unknown> | null
  return {
    ...(care !== undefined && { care }),
    ...(seo_title !== undefined && { seo_title }),
    ...(seo_description !== undefined && { seo_description }),
    ...(specifications !== undefined && { specifications: specifications as unknown as Json }),
    ...(size_table !== undefined && { size_table: size_table as unknown as Json }),
    ...(pictures !== undefined && { pictures: pictures as unknown as Json }),
    ...(goes_with !== undefined && { goes_with: goes_with as unknown as Json }),
  }
}

const saveProductContentStep = saveContentStepOf(kind)

/** Saves what the owner adds to the page of a product, and tells the shop. */
export const saveProductContentWorkflow = createWorkflow(
  'save-product-content',
  (input: WorkflowData<ContentToSave<ProductContentFields>>) => {
    const saved = saveProductContentStep(input)
    linkContent(kind, { input, saved })
    return new WorkflowResponse(saved)
  },
)
