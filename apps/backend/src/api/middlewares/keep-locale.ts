import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

type Body = Record<string, unknown>

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** Both, because Medusa validates before or after: the body as it was sent, and as it was read. */
const bodiesOf = ({ body, validatedBody }: MedusaRequest): readonly Body[] =>
  [body, validatedBody].filter(isBody)

/** Keeps the locale of the request in the metadata of what is created, for the mails that follow. */
export function keepLocale(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { locale } = request
  for (const body of bodiesOf(request)) {
    const { locale: _typed, ...metadata } = isBody(body['metadata']) ? body['metadata'] : {}
    if (locale !== undefined) body['metadata'] = { ...metadata, locale }
    else if (isBody(body['metadata'])) body['metadata'] = metadata
  }
  next()
}
