import type { MedusaRequest } from '@medusajs/framework/http'

/** The token of a link that leaves a list; '' without one. */
export function tokenInQuery({ query }: MedusaRequest): string {
  const { token } = query
  return typeof token === 'string' ? token : ''
}
