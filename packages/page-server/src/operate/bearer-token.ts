import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'

/** Lets the holder of a token pass. Answers 401 without the right one, and 404 when no token is set. */
export function requireToken(token: string | undefined): RequestHandler {
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store')
    if (token === undefined) response.sendStatus(404)
    else if (isSame(request.get('authorization') ?? '', `Bearer ${token}`)) next()
    else response.set('WWW-Authenticate', 'Bearer').sendStatus(401)
  }
}

/** Compares in constant time. Hashes, because texts of equal length are needed. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
