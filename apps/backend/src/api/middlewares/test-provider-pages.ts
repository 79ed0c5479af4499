import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { hasTestPayments } from '../../lib/test-payments/is-on'
import { originsOf } from '../test-payments/test-provider'

/** Everything below `/test-payments`: not there unless the provider is on; shops of other origins may read the answers. */
export function testProviderPages(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!hasTestPayments(process.env)) {
    response.status(404).json({ type: 'not_found', message: 'There is nothing here.' })
    return
  }
  response.setHeader('Cache-Control', 'no-store')
  // The addresses of the pages contain the secret of a payment.
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  response.vary('Origin')
  const { origin } = request.headers
  if (origin !== undefined && originsOf(request).includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin)
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    // The shop asks with its publishable key, and for a customer with a token.
    const asked = request.headers['access-control-request-headers']
    if (request.method === 'OPTIONS' && asked !== undefined) {
      response.setHeader('Access-Control-Allow-Headers', asked)
      response.setHeader('Access-Control-Allow-Methods', 'GET')
      response.status(204).end()
      return
    }
  }
  next()
}
