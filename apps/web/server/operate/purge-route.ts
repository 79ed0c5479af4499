import { requireToken } from '@umber/page-server'
import express, { type RequestHandler } from 'express'
import { z } from 'zod'

/** The backend sends a POST request here when a product, price, collection or stock changes. */
export const purgePath = '/purge'

/** In which regions something has changed. */
export interface PurgeScope {
  /** Undefined: in all of them. */
  readonly regionIds?: readonly string[] | undefined
}

const body = z.object({ region_ids: z.array(z.string()).min(1) })

/** Answers the holder of the token with 204, after calling `purge`. A body that names no regions is about all of them. */
export const purgeRoute = (
  token: string | undefined,
  purge: (scope: PurgeScope) => void,
): readonly RequestHandler[] => [
  requireToken(token),
  express.json({ limit: '16kb' }),
  (request, response) => {
    const { data } = body.safeParse(request.body)
    purge({ regionIds: data?.region_ids })
    response.status(204).end()
  },
]
