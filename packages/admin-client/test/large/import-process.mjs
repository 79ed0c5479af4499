import { openAsBlob } from 'node:fs'
import { createAdminClient, importProducts } from '@umber/admin-client'

/**
 * Imports a CSV file with the built package, in a process of its own, so that its memory can be measured. The server refuses some of
 * the requests as too many. Prints what came of it as JSON.
 *
 * node import-process.mjs <file> <rows after which it is aborted, or 0>
 */

const [, , file = '', stopAt = '0'] = process.argv
const { BACKEND_URL: baseUrl = '', ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env

let asked = 0
let refused = 0
const tool = createAdminClient({
  baseUrl,
  email,
  password,
  fetch: async (input, init) => {
    const isWrite = (init?.method ?? 'GET') !== 'GET' && new Request(input).url.includes('/admin/')
    if (isWrite) asked += 1
    if (!isWrite || asked % 4 !== 2) return fetch(input, init)
    refused += 1
    asked += 1
    return Response.json({ message: 'Too many' }, { status: 429, headers: { 'retry-after': '1' } })
  },
})

const stop = new AbortController()
const told = []
const begun = performance.now()
const result = await importProducts(
  tool,
  { csv: await openAsBlob(file) },
  {
    signal: stop.signal,
    interval: 500,
    onProgress: ({ step, done, total, checkpoint }) => {
      const { imported = 0 } = checkpoint
      const seconds = Math.round((performance.now() - begun) / 1000)
      told.push({ step, done, total, imported, seconds })
      if (Number(stopAt) > 0 && imported >= Number(stopAt)) stop.abort('half-way')
    },
  },
)

const answer = {
  result: 'error' in result ? { ...result, error: result.error.message } : result,
  told,
  refused,
  seconds: Math.round((performance.now() - begun) / 1000),
  peak: Math.round(process.resourceUsage().maxRSS / 1024),
}
process.stdout.write(JSON.stringify(answer))
