import type { RequestHandler } from 'express'
import { Registry } from 'prom-client'
import { requireToken } from './bearer-token.ts'

/** Sends the metrics in Prometheus' text format to the holder of the token. */
export const metricsRoute = (
  token: string | undefined,
  text: () => Promise<string>,
): readonly RequestHandler[] => [
  requireToken(token),
  async (_, response) => {
    const body = await text()
    response.set('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE).send(body)
  },
]
