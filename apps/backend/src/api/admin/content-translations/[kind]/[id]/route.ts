import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import {
  contentKinds,
  textsOf,
  type ContentKind,
} from '../../../../../lib/content-translations/content-texts'
import { readContent } from '../../../../../lib/content-translations/read-content'
import { readTexts } from '../../../../../lib/content-translations/read-texts'
import { readSupportedLocales } from '../../../../../lib/locales/supported-locales'
import { saveContentTranslationWorkflow } from '../../../../../workflows/save-content-translation'
import type { ContentTranslationBody } from '../../body'

/** The texts of a content that can be translated, and what they are in each of the store's languages. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ content_translation: await translationOf(request) })
}

export async function POST(
  request: AuthenticatedMedusaRequest<ContentTranslationBody>,
  response: MedusaResponse,
): Promise<void> {
  const { scope, validatedBody } = request
  const { locale, texts } = validatedBody
  const { kind, id } = askedContent(request)
  const before = await translationOf(request)
  if (!before.locales.includes(locale))
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `The store does not support the locale ${locale}.`)
  await saveContentTranslationWorkflow(scope).run({ input: { kind, id, locale, texts } })
  response.json({ content_translation: await translationOf(request) })
}

async function translationOf(request: MedusaRequest) {
  const query = request.scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const { kind, id } = askedContent(request)
  const content = await readContent(request.scope, kind, id)
  if (content === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no ${kind} ${id}.`)
  const locales = await readSupportedLocales(query)
  const translations = await Promise.all(
    locales.map(
      async (locale) => [locale, (await readTexts(query, kind, locale, [id])).get(id) ?? {}] as const,
    ),
  )
  return { texts: textsOf(kind, content), locales, translations: Object.fromEntries(translations) }
}

function askedContent({ params }: MedusaRequest): { readonly kind: ContentKind; readonly id: string } {
  const kind = contentKinds.find((one) => one === params['kind'])
  if (kind === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no content of the kind ${params['kind']}.`)
  return { kind, id: params['id'] ?? '' }
}
