import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommerceClient, FullAuth } from '@umber/commerce-client'
import { Admin } from '@umber/commerce-client/admin'
import { createTestBackend } from '@umber/commerce-client/testing'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { compileSnippets } from '../snippets/compile-snippets.ts'
import { callsItsMethod, exampleModule, readExamples } from '../snippets/read-examples.ts'

const require = createRequire(import.meta.url)
const examples = readExamples(dirname(require.resolve('@umber/commerce-client/package.json')))
const compiled = fileURLToPath(new URL('../node_modules/.cache/examples', import.meta.url))
let faults: readonly string[] = []

beforeAll(() => {
  faults = compileSnippets(examples.map(exampleModule), compiled)
}, 120_000)

test('every method of the client has an example that calls it', () => {
  expect(examples.length).toBeGreaterThan(450)
  expect(examples.filter((one) => !callsItsMethod(one)).map(({ call }) => call)).toEqual([])
})

test('every example compiles against the built client', () => {
  expect(faults).toEqual([])
})

test('tells of an example that is missing, calls another method, or has a wrong field', () => {
  const wrong = {
    call: 'admin.region.create',
    operations: [],
    code: "await admin.region.create({ name: 'India', currency: 'inr' })",
  }
  expect(compileSnippets([exampleModule(wrong)], `${compiled}-wrong`)).toEqual([
    expect.stringContaining("'currency' does not exist"),
  ])
  expect(callsItsMethod(wrong)).toBe(true)
  expect(callsItsMethod({ ...wrong, code: '' })).toBe(false)
  expect(callsItsMethod({ ...wrong, code: "await admin.region.update('reg_01', {})" })).toBe(false)
})

describe('against a test backend', () => {
  test.each(examples.map((example) => [example.call, example] as const))(
    'the example of %s makes the requests that the comment names',
    async (call, { operations }) => {
      vi.spyOn(console, 'log').mockReturnValue()
      const { default: example } = (await import(`${compiled}/${call}.mjs`)) as ExampleFile
      const made = await requestsOf(example)
      expect(operations).not.toEqual([])
      expect(
        operations.filter((operation) => !made.some((request) => isRequest(operation, request))),
      ).toEqual([])
    },
  )
})

interface ExampleFile {
  readonly default: (scope: object) => Promise<void>
}

const storageUrl = 'https://files.example/upload'

/** What examples read of the answers. All other operations answer with an empty object. */
const answers: Readonly<Record<string, () => unknown>> = {
  'GET /store/carts/:id': () => ({ cart: { id: 'cart_01' } }),
  'POST /store/carts/:cartId/complete': () => ({ type: 'order', order: { display_id: 1 } }),
  'POST /store/payment-collections': () => ({ payment_collection: { id: 'pay_col_01' } }),
  'POST /admin/api-keys': () => ({ api_key: { token: 'sk_01' } }),
  'POST /admin/uploads/presigned-urls': () => ({ url: storageUrl, filename: 'products.csv' }),
  'PUT /upload': () => ({}),
  'POST /admin/products/imports': () => ({ transaction_id: 'tx_01', summary: {} }),
  'POST /admin/products/import': () => ({ transaction_id: 'tx_01', summary: {} }),
  'POST /auth/session': () => ({}),
}

/** Stops streams, which would connect again for ever: the refusal ends the loop of the example. */
const streamEnd = 'The stream ends here'

/** What an example requests: `GET /store/carts/cart_01`. */
async function requestsOf(example: ExampleFile['default']): Promise<readonly string[]> {
  const operations = [...new Set(examples.flatMap((one) => one.operations))]
  const backend = createTestBackend()
  for (const operation of operations)
    backend.on(routeOf(operation), () => (operation.includes(' /auth/') ? { token: 'token_01' } : {}))
  for (const operation of operations.filter((one) => one.endsWith('/subscribe')))
    backend.on(routeOf(operation), () => Response.json({ message: streamEnd }, { status: 400 }))
  for (const [operation, answer] of Object.entries(answers)) backend.on(operation as Route, answer)
  const config = { baseUrl: 'https://shop.example', fetch: backend.fetch, auth: { type: 'session' as const } }
  const shop = new CommerceClient(config)
  const scope = {
    shop,
    admin: new Admin(shop.client),
    auth: new FullAuth(shop.client, config),
    file: new File(['Product Title\nLinen shirt\n'], 'products.csv', { type: 'text/csv' }),
  }
  await example(scope).catch((error: unknown) => {
    if (!String(error).includes(streamEnd)) throw error
  })
  return backend.requests.map(({ method, path }) => `${method} ${path}`)
}

type Route = Parameters<ReturnType<typeof createTestBackend>['on']>[0]

/** The operation as the test entry writes it: `GET /store/carts/:id`. */
const routeOf = (operation: string): Route => operation.replaceAll(/\{(\w+)\}/g, ':$1') as Route

/** Whether a request is for the operation of a comment: `GET /store/carts/{id}`. */
function isRequest(operation: string, request: string): boolean {
  return new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request)
}
