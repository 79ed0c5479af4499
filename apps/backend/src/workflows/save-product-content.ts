import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from '@medusajs/framework/workflows-sdk'
import { createRemoteLinkStep, emitEventStep } from '@medusajs/medusa/core-flows'

import { productContent } from '../lib/catalogue/catalogue-change'
import {
  noContent,
  productContentFields,
  type ProductContentFields,
} from '../lib/product-content/product-content'
import { productContentModule } from '../modules/product-content'
import type { ProductContentService } from '../modules/product-content/service'

interface SaveProductContentInput {
  readonly productId: string
  /** What is left out stays as it is. */
  readonly fields: Partial<ProductContentFields>
}

type StoredContent = { readonly id: string } & ProductContentFields

type Undo =
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'restore'; readonly before: StoredContent }

interface Saved {
  readonly id: string
  readonly isNew: boolean
}

const saveProductContentStep = createStep(
  'save-product-content',
  async ({ productId, fields }: SaveProductContentInput, { container }) => {
    const service = container.resolve<ProductContentService>(productContentModule)
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'product',
      fields: ['id', 'product_content.id', ...productContentFields],
      filters: { id: productId },
    })
    const [product] = data as readonly { readonly product_content?: StoredContent | null }[]
    if (product === undefined)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${productId}.`)
    const before = product.product_content
    if (before != null) {
      await service.updateProductContents({ id: before.id, ...columnsOf(fields) })
      return new StepResponse<Saved, Undo>({ id: before.id, isNew: false }, { kind: 'restore', before })
    }
    const created = await service.createProductContents(columnsOf({ ...noContent, ...fields }))
    const undo = { kind: 'delete', id: created.id } as const
    return new StepResponse<Saved, Undo>({ id: created.id, isNew: true }, undo)
  },
  async (undo, { container }) => {
    if (undo === undefined) return
    const service = container.resolve<ProductContentService>(productContentModule)
    if (undo.kind === 'delete') await service.deleteProductContents(undo.id)
    else {
      const { id, ...fields } = undo.before
      await service.updateProductContents({ id, ...columnsOf(fields) })
    }
  },
)

/** The types of JSON columns know objects only. */
function columnsOf(fields: Partial<ProductContentFields>) {
  const { specifications, size_table, pictures, care, seo_title, seo_description } = fields
  type Json = Record<string, unknown> | null
  return {
    ...(care !== undefined && { care }),
    ...(seo_title !== undefined && { seo_title }),
    ...(seo_description !== undefined && { seo_description }),
    ...(specifications !== undefined && { specifications: specifications as unknown as Json }),
    ...(size_table !== undefined && { size_table: size_table as unknown as Json }),
    ...(pictures !== undefined && { pictures: pictures as unknown as Json }),
  }
}

/** Saves what the owner adds to the page of a product, and tells the shop. */
export const saveProductContentWorkflow = createWorkflow(
  'save-product-content',
  (input: SaveProductContentInput) => {
    const saved = saveProductContentStep(input)
    const links = transform({ saved, input }, ({ saved: { id, isNew }, input: { productId } }) =>
      isNew
        ? [
            {
              [Modules.PRODUCT]: { product_id: productId },
              [productContentModule]: { product_content_id: id },
            },
          ]
        : [],
    )
    createRemoteLinkStep(links)
    emitEventStep({ eventName: `${productContent}.updated`, data: { id: input.productId } })
    return new WorkflowResponse(saved)
  },
)
