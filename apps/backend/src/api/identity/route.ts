import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** Lets a starter distinguish the server it started from any other server on the port. */
export function GET(_request: MedusaRequest, response: MedusaResponse): void {
  response.setHeader('Cache-Control', 'no-store')
  response.json({ shop: 'umber-and-ecru', instance: process.env['UMBER_INSTANCE'] ?? null })
}
