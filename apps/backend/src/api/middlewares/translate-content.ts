import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import {
  translatedContent,
  type ContentKind,
  type Contents,
} from '../../lib/content-translations/content-texts'
import { readTexts } from '../../lib/content-translations/read-texts'
import { withColorsOf } from '../../lib/content-translations/with-colors'
import { answerAfter } from './answer-after'

type Thing = Record<string, unknown>
type LinkedKind = Extract<ContentKind, 'product' | 'product_category' | 'product_collection'>

const linkOf: Readonly<Record<LinkedKind, string>> = {
  product: 'product_content',
  product_category: 'page_content',
  product_collection: 'page_content',
}

/** What the owner has added to products, categories or collections is answered in the locale of the request. */
export const translateContentOf =
  (kind: LinkedKind) =>
  (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const { locale } = request
    if (locale === undefined) return next()
    answerAfter(response, next, async (body) => {
      const query = request.scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
      const owners = thingsWith(body, linkOf[kind])
      const texts = await readTexts(
        query,
        kind,
        locale,
        owners.map(({ id }) => String(id)),
      )
      for (const owner of owners) {
        const content = owner[linkOf[kind]] as Contents[LinkedKind]
        owner[linkOf[kind]] = translatedContent(kind, content, texts.get(String(owner['id'])))
      }
      if (kind === 'product') await withColorsOf(query, owners)
      return body
    })
    next()
  }

/** The records in an answer, also within others, that have a linked one. */
function thingsWith(body: unknown, link: string): readonly Thing[] {
  if (Array.isArray(body)) return body.flatMap((one) => thingsWith(one, link))
  if (typeof body !== 'object' || body === null) return []
  const thing = body as Thing
  const within = Object.values(thing).flatMap((value) => thingsWith(value, link))
  return typeof thing[link] === 'object' && thing[link] !== null && 'id' in thing
    ? [thing, ...within]
    : within
}
