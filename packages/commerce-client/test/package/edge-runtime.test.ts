import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { EdgeVM } from '@edge-runtime/vm'
import { build } from 'tsup'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as index from '../../src/index.ts'
import type * as jsSdk from '../../src/js-sdk/index.ts'
import { localServer } from '../support/local-server.ts'

type Package = typeof index & Pick<typeof jsSdk, 'Admin'>

const root = new URL('../../', import.meta.url).pathname
const outDir = `${root}node_modules/.cache/edge/`

/** The ESM and the CommonJS files. */
const halves = ['js', 'cjs'] as const

// Bundled into one file each, as an edge platform takes them: it has no files to import from.
beforeAll(async () => {
  mkdirSync(outDir, { recursive: true })
  for (const half of halves) {
    const text = ['index', 'js-sdk'].map((entry) => `export * from '${root}dist/${entry}.${half}'\n`)
    writeFileSync(`${outDir}${half}.entry.js`, text.join(''))
  }
  await build({
    entry: Object.fromEntries(halves.map((half) => [half, `${outDir}${half}.entry.js`])),
    config: false,
    silent: true,
    outDir,
    format: 'iife',
    globalName: 'built',
    target: 'es2022',
    platform: 'browser',
  })
})

/** The package in a runtime that has the Web APIs and none of Node's. */
function onEdge(half: string): { readonly built: Package; readonly runtime: EdgeVM } {
  const runtime = new EdgeVM()
  runtime.evaluate(readFileSync(`${outDir}${half}.global.js`, 'utf8'))
  return { built: runtime.evaluate<Package>('built'), runtime }
}

const line = ({ method, url, headers }: IncomingMessage): string =>
  [method, url, headers.authorization].filter((part) => part !== undefined).join(' ')

describe.each(halves)('on an edge runtime, the .%s files', (half) => {
  test('need no Node API', () => {
    expect(onEdge(half).runtime.evaluate('typeof process + typeof Buffer + typeof require')).toBe(
      'undefinedundefinedundefined',
    )
  })

  test('sign in, keep the token in memory and send it', async () => {
    const { baseUrl, requests } = await localServer((request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(request.method === 'POST' ? '{"token":"tok"}' : '{"customer":{"id":"cus_1"}}')
    })
    const { built } = onEdge(half)
    const auth = { type: 'jwt', jwtTokenStorageMethod: 'memory' } as const
    const shop = new built.CommerceClient({ baseUrl, publishableKey: 'pk_1', auth })
    await shop.auth.login('customer', 'emailpass', { email: 'asha@umber.example', password: 'linen' })
    expect((await shop.store.customer.retrieve()).customer.id).toBe('cus_1')
    expect(requests.map(line)).toEqual([
      'POST /auth/customer/emailpass',
      'GET /store/customers/me Bearer tok',
    ])
  })

  test('send an admin key as basic authorization, and a file', async () => {
    const { baseUrl, requests } = await localServer((_, response) => response.end('{"files":[]}'))
    const { built } = onEdge(half)
    const admin = new built.Admin(new built.CommerceClient({ baseUrl, apiKey: 'sk_1' }).client)
    await admin.upload.create({ files: [{ name: 'a.txt', content: 'linen' }] })
    expect(requests.map(line)).toEqual(['POST /admin/uploads Basic c2tfMTo='])
    expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  })

  test('report a refusal, and retry a failed read', async () => {
    const { baseUrl, requests } = await localServer((_, response, count) => {
      response.writeHead(count === 1 ? 503 : 404, { 'content-type': 'application/json' })
      response.end('{"type":"not_found","message":"No such cart"}')
    })
    const { built } = onEdge(half)
    const { store } = new built.CommerceClient({ baseUrl, retry: { attempts: 2, delay: 1 } })
    const failure: unknown = await store.cart.retrieve('cart_1').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(built.FetchError)
    expect(failure).toMatchObject({ kind: 'response', status: 404, type: 'not_found' })
    expect(requests).toHaveLength(2)
  })

  test('end at the time limit, and with the caller’s abort reason', async () => {
    const { baseUrl } = await localServer(() => {})
    const { built, runtime } = onEdge(half)
    const { store } = new built.CommerceClient({ baseUrl, timeout: 50, retry: false })
    await expect(store.region.list()).rejects.toMatchObject({ kind: 'timeout' })
    const controller = runtime.evaluate<AbortController>('new AbortController()')
    const call = store.region.list({}, {}, { signal: controller.signal })
    controller.abort('aborted by the test')
    await expect(call).rejects.toBe('aborted by the test')
  })

  test('follow a stream of events', async () => {
    const { baseUrl } = await localServer((_, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.end('event: step\ndata: one\n\nevent: onFinish\ndata: two\n\n')
    })
    const { built } = onEdge(half)
    const { client } = new built.CommerceClient({ baseUrl })
    const heard: (string | undefined)[] = []
    for await (const { event, data } of built.events(client, '/admin/workflows-executions/x/subscribe')) {
      heard.push(data)
      if (event === 'onFinish') break
    }
    expect(heard).toEqual(['one', 'two'])
  })
})
