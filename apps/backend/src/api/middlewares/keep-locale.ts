import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { askedLocaleOf } from '../../lib/locales/asked-locale'

type Body = Record<string, unknown>

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** Both, because Medusa validates before or after: the body as it was sent, and as it was read. */
const bodiesOf = ({ body, validatedBody }: MedusaRequest): readonly Body[] =>
  [body, validatedBody].filter(isBody)

/** Keeps the locale that the request asked for in the metadata of what is created, for the mails that follow and their links. */
export function keepLocale(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const locale = askedLocaleOf(request)
  for (const body of bodiesOf(request)) {
    const { locale: _typed, ...metadata } = isBody(body['metadata']) ? body['metadata'] : {}
    if (locale !== undefined) body['metadata'] = { ...metadata, locale }
    else if (isBody(body['metadata'])) body['metadata'] = metadata
  }
  next()
}
