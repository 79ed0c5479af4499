import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/**
 * Refuses paths that are not in normal form. Express compares literal segments undecoded but decodes parameters, so an
 * encoded path could bypass a route's middleware and still reach the route.
 */
export function refuseEncodedPaths(
  { path }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  next(
    isPlain(path)
      ? undefined
      : new MedusaError(MedusaError.Types.INVALID_DATA, 'The path of the address is not in its plain form.'),
  )
}

/** Unreserved characters, which mean the same encoded and not (RFC 3986, 2.3). */
const needlesslyEncoded = /%(?:2d|2e|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i

const emptySegment = /\/\//
const dotSegment = /\/\.{1,2}(?:\/|$)/

export function isPlain(path: string): boolean {
  return ![needlesslyEncoded, emptySegment, dotSegment].some((form) => form.test(path)) && isDecodable(path)
}

/** Not for `%zz`, nor for bytes that are no UTF-8. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
