import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/**
 * One address for one thing. Express compares the words of a route letter by letter but decodes its parameters, so that an
 * address which is spelled another way can go past what stands before a route and still reach it.
 */
export function onlyPlainPaths(
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

/** A-Z, a-z, 0-9, "-", ".", "_" and "~" mean the same encoded and not (RFC 3986, 2.3). */
const needlesslyEncoded = /%(?:2d|2e|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i

const brokenEncoding = /%(?![\da-f]{2})/i
const emptySegment = /\/\//
const dotSegment = /\/\.{1,2}(?:\/|$)/

export function isPlain(path: string): boolean {
  return ![needlesslyEncoded, brokenEncoding, emptySegment, dotSegment].some((form) => form.test(path))
}
