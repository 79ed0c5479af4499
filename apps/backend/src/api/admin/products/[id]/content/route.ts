import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import {
  noContent,
  productContentFields,
  type ProductContentFields,
} from '../../../../../lib/product-content/product-content'
import { saveProductContentWorkflow } from '../../../../../workflows/save-product-content'
import type { ProductContentBody } from './body'

/** Answers with what the owner has added to the product's page; every field is null before it is first saved. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ product_content: await contentOf(request) })
}

export async function POST(
  request: AuthenticatedMedusaRequest<ProductContentBody>,
  response: MedusaResponse,
): Promise<void> {
  const { validatedBody, params } = request
  const { id = '' } = params
  if (validatedBody.goes_with?.includes(id) === true)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A product cannot go with itself')
  const given = Object.entries(validatedBody).filter(([, value]) => value !== undefined)
  await saveProductContentWorkflow(request.scope).run({
    input: { entity: 'product', id, fields: Object.fromEntries(given) },
  })
  response.json({ product_content: await contentOf(request) })
}

async function contentOf({ scope, params }: MedusaRequest): Promise<ProductContentFields> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', ...productContentFields],
    filters: { id: params['id'] ?? '' },
  })
  const [product] = data as readonly { readonly product_content?: Partial<ProductContentFields> | null }[]
  if (product === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${params['id']}.`)
  const { specifications, care, size_table, seo_title, seo_description, pictures, goes_with } = {
    ...noContent,
    ...product.product_content,
  }
  return { specifications, care, size_table, seo_title, seo_description, pictures, goes_with }
}
