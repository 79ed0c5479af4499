import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import {
  noPageContent,
  savePageContentWorkflow,
  type PageContentFields,
  type PageEntity,
} from '../../../workflows/save-page-content'
import { fieldsOf, type PageContentBody } from './body'

/** Answers with the content of a category's or a collection's page; every field is null before it is first saved. */
export const readPageContent =
  (entity: PageEntity) =>
  async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    response.json({ page_content: await pageContentOf(request, entity) })
  }

export const writePageContent =
  (entity: PageEntity) =>
  async (request: AuthenticatedMedusaRequest<PageContentBody>, response: MedusaResponse): Promise<void> => {
    const id = request.params['id'] ?? ''
    await savePageContentWorkflow(request.scope).run({
      input: { entity, id, fields: fieldsOf(request.validatedBody) },
    })
    response.json({ page_content: await pageContentOf(request, entity) })
  }

async function pageContentOf(
  { scope, params }: MedusaRequest,
  entity: PageEntity,
): Promise<PageContentFields> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity,
    fields: ['id', 'page_content.picture', 'page_content.picture_text', 'page_content.text'],
    filters: { id: params['id'] ?? '' },
  })
  const [owner] = data as readonly { readonly page_content?: PageContentFields | null }[]
  if (owner === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no ${entity} ${params['id']}.`)
  const { picture, picture_text, text } = owner.page_content ?? noPageContent
  return { picture, picture_text, text }
}
