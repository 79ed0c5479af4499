import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from '@medusajs/framework/workflows-sdk'
import { createRemoteLinkStep, emitEventStep } from '@medusajs/medusa/core-flows'

import { pageContent } from '../lib/catalogue/catalogue-change'
import { pageContentModule } from '../modules/page-content'
import type { PageContentService } from '../modules/page-content/service'

/** What a page content can belong to, as `query.graph` and the product module's links name it. */
export type PageEntity = 'product_category' | 'product_collection'

export interface PageContentFields {
  readonly picture: string | null
  readonly picture_text: string | null
  readonly text: string | null
}

interface SavePageContentInput extends PageContentFields {
  readonly entity: PageEntity
  /** The id of the category or the collection. */
  readonly id: string
}

type StoredContent = { readonly id: string } & PageContentFields

type Undo =
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'restore'; readonly before: StoredContent }

interface Saved {
  readonly id: string
  readonly isNew: boolean
}

const savePageContentStep = createStep(
  'save-page-content',
  async ({ entity, id, ...fields }: SavePageContentInput, { container }) => {
    const service = container.resolve<PageContentService>(pageContentModule)
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity,
      fields: ['id', 'page_content.*'],
      filters: { id },
    })
    const [owner] = data as readonly { readonly page_content?: StoredContent | null }[]
    if (owner === undefined)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no ${entity} ${id}.`)
    const before = owner.page_content
    if (before != null) {
      await service.updatePageContents({ id: before.id, ...fields })
      return new StepResponse<Saved, Undo>({ id: before.id, isNew: false }, { kind: 'restore', before })
    }
    const created = await service.createPageContents({ ...fields })
    const undo = { kind: 'delete', id: created.id } as const
    return new StepResponse<Saved, Undo>({ id: created.id, isNew: true }, undo)
  },
  async (undo, { container }) => {
    if (undo === undefined) return
    const service = container.resolve<PageContentService>(pageContentModule)
    if (undo.kind === 'delete') await service.deletePageContents(undo.id)
    else {
      const { id, picture, picture_text, text } = undo.before
      await service.updatePageContents({ id, picture, picture_text, text })
    }
  },
)

/** Saves the picture and the text of a category's or a collection's page, and tells the shop. */
export const savePageContentWorkflow = createWorkflow('save-page-content', (input: SavePageContentInput) => {
  const saved = savePageContentStep(input)
  const links = transform({ saved, input }, ({ saved: { id, isNew }, input: { entity, id: owner } }) =>
    isNew
      ? [{ [Modules.PRODUCT]: { [`${entity}_id`]: owner }, [pageContentModule]: { page_content_id: id } }]
      : [],
  )
  createRemoteLinkStep(links)
  emitEventStep({ eventName: `${pageContent}.updated`, data: { id: input.id } })
  return new WorkflowResponse(saved)
})
