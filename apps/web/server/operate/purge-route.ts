import type { RequestHandler } from 'express'
import { requireToken } from './bearer-token.ts'

/** The backend sends a POST request here when a product, price, collection or stock changes. */
export const purgePath = '/purge'

/** Answers the holder of the token with 204, after calling `purge`. */
export const purgeRoute = (token: string | undefined, purge: () => void): readonly RequestHandler[] => [
  requireToken(token),
  (_, response) => {
    purge()
    response.status(204).end()
  },
]
