import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'

/** The backend sends a POST request here when a product, price, collection or stock changes. */
export const purgePath = '/purge'

/** Answers 204 after calling `purge`, 401 without the right token, and 404 when no token is set. */
export function purgeRoute(token: string | undefined, purge: () => void): RequestHandler {
  return (request, response) => {
    response.set('Cache-Control', 'no-store')
    if (token === undefined) response.sendStatus(404)
    else if (isSame(request.get('authorization') ?? '', `Bearer ${token}`)) {
      purge()
      response.status(204).end()
    } else response.set('WWW-Authenticate', 'Bearer').sendStatus(401)
  }
}

/** Compares in constant time. Hashes, because texts of equal length are needed. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
