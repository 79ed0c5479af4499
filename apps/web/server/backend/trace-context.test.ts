// @vitest-environment node
import { identifyRequests } from '@umber/page-server'
import { listen } from '@umber/page-server/testing'
import type { IncomingHttpHeaders } from 'node:http'
import express from 'express'
import { expect, it } from 'vitest'
import { createBackendFetch } from './backend-fetch.ts'

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const tracestate = 'vendor=t61rcWkgMzE,other=1'

/** The trace that the backend is told, when a page is asked for with these headers. */
async function traceAtBackend(headers: Readonly<Record<string, string>>, trustProxy = ['loopback']) {
  let told: IncomingHttpHeaders = {}
  const internalUrl = await listen((request, response) => {
    told = request.headers
    response.end('{}')
  })
  const backend = createBackendFetch({ publicUrl: internalUrl, internalUrl })
  const app = express().set('trust proxy', trustProxy).use(identifyRequests)
  app.use(async (_, response) => void response.send(await (await backend.fetch(`${internalUrl}/a`)).text()))
  const shop = await listen(app)
  expect((await fetch(shop, { headers })).status).toBe(200)
  return [told['traceparent'], told['tracestate']]
}

it('a trace of the proxy goes on to the backend', async () => {
  expect(await traceAtBackend({ traceparent, tracestate })).toEqual([traceparent, tracestate])
  expect(await traceAtBackend({ traceparent })).toEqual([traceparent, undefined])
})

it('a trace of anyone else does not', async () => {
  expect(await traceAtBackend({ traceparent, tracestate }, ['203.0.113.0/24'])).toEqual([
    undefined,
    undefined,
  ])
})

it.each([
  '',
  'trace',
  traceparent.toUpperCase(),
  traceparent.replace('00-', 'ff-'),
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
])('a malformed trace does not go on: %j', async (malformed) => {
  expect(await traceAtBackend({ traceparent: malformed, tracestate })).toEqual([undefined, undefined])
})
