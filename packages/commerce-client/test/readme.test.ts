import { runInThisContext } from 'node:vm'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as admin from '../src/admin/index.ts'
import * as commerceClient from '../src/index.ts'
import * as jsSdk from '../src/js-sdk/index.ts'
import * as testing from '../src/testing/index.ts'
import { readmeSnippets } from './support/readme-snippets.ts'

const cart = { id: 'cart_1', total: 378, items: [{ id: 'cali_1', quantity: 2 }] }
const soldOut = { type: 'not_allowed', code: 'insufficient_inventory', message: 'Some variant is sold out' }
const api = 'http://localhost:9000'
const server = setupServer(
  http.get(`${api}/store/regions`, () => HttpResponse.json({ regions: [{ id: 'reg_1' }] })),
  http.get(`${api}/store/products`, ({ request }) =>
    HttpResponse.json({
      products: [{ id: 'prod_1', title: 'Tee' }],
      count: request.url.includes('limit=50') ? 1 : 44,
    }),
  ),
  http.get(`${api}/store/carts/cart_gone`, () =>
    HttpResponse.json({ type: 'not_found', message: 'There is no such cart' }, { status: 404 }),
  ),
  http.get(`${api}/admin/orders`, ({ request }) =>
    request.headers.get('authorization') === `Basic ${btoa('sk_123:')}`
      ? HttpResponse.json({ orders: [{ id: 'order_1', items: [{ id: 'item_1' }] }] })
      : HttpResponse.json({ message: 'Unauthorized' }, { status: 401 }),
  ),
  http.post(`${api}/admin/returns`, () => HttpResponse.json({ return: { id: 'ret_1' } })),
  http.post(`${api}/admin/returns/ret_1/*`, () =>
    HttpResponse.json({ order_preview: { return_requested_total: 189 } }),
  ),
  http.post(`${api}/auth/user/emailpass`, () => HttpResponse.json({ token: 'token_3' })),
  http.post(`${api}/admin/uploads/presigned-urls`, () =>
    HttpResponse.json({ url: 'products.csv', filename: 'products.csv' }),
  ),
  http.post(`${api}/admin/uploads`, () => HttpResponse.json({ files: [{ id: 'file_1' }] })),
  http.post(`${api}/admin/products/imports`, () =>
    HttpResponse.json({ transaction_id: 'tx_1', summary: { toCreate: 1, toUpdate: 0 } }),
  ),
  http.post(`${api}/admin/products/imports/tx_1/confirm`, () => HttpResponse.json({})),
  http.get(`${api}/admin/workflows-executions/import-products-as-chunks/tx_1/subscribe`, () =>
    messages({ event_type: 'onStepSuccess', step: { id: '_root.parse' } }, { event_type: 'onFinish' }),
  ),
  http.get(`${api}/admin/workflows-executions/import-products-as-chunks/subscribe`, () =>
    messages({ event_type: 'onFinish' }),
  ),
  http.post(`${api}/store/products/prod_1/reviews`, async ({ request }) =>
    HttpResponse.json({ review: await request.json() }),
  ),
  http.post(`${api}/store/carts`, () => HttpResponse.json({ cart })),
  http.post(`${api}/store/carts/cart_1`, () => HttpResponse.json({ cart })),
  http.post<never, { variant_id: string }>(`${api}/store/carts/cart_1/line-items`, async ({ request }) =>
    (await request.json()).variant_id === 'variant_1'
      ? HttpResponse.json({ cart })
      : HttpResponse.json(soldOut, { status: 400 }),
  ),
  http.post(`${api}/store/carts/cart_1/line-items/cali_1`, () => HttpResponse.json({ cart })),
  http.delete(`${api}/store/carts/cart_1/line-items/cali_1`, () =>
    HttpResponse.json({ parent: { ...cart, total: 0 } }),
  ),
  http.post(`${api}/auth/customer/emailpass/register`, () => HttpResponse.json({ token: 'token_1' })),
  http.post(`${api}/auth/customer/emailpass`, () => HttpResponse.json({ token: 'token_2' })),
  http.post(`${api}/store/customers`, () => HttpResponse.json({ customer: { id: 'cus_1' } })),
  http.get(`${api}/store/orders`, ({ request }) =>
    request.headers.get('authorization') === 'Bearer token_2'
      ? HttpResponse.json({ orders: [{ id: 'order_1' }] })
      : HttpResponse.json({ message: 'Unauthorized' }, { status: 401 }),
  ),
)

/** An event stream of these workflow events. */
function messages(...events: readonly { readonly event_type: string; readonly step?: object }[]): Response {
  const text = events.map((event) => `event: ${event.event_type}\ndata: ${JSON.stringify(event)}\n\n`)
  return HttpResponse.text(text.join(''), { headers: { 'content-type': 'text/event-stream' } })
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

/** The output of each snippet, in the order of the README. */
const printed = [
  ['1 of 44'],
  [0],
  [189],
  [1, 'onStepSuccess', '_root.parse', 'onFinish', undefined],
  ['Sold out'],
  [true],
  [],
  ['Tee'],
  [1, 200, 'application/json', 5],
  ['onFinish', '{"event_type":"onFinish"}'],
  [200, `${api}/store/regions`],
  [],
  [1],
  [0],
  [
    'canceled',
    'not_allowed',
    ['GET /admin/orders status=pending', 'POST /admin/orders/:id/cancel', 'POST /admin/orders/:id/archive'],
  ],
  [404, 'not_found', 'There is no such cart'],
]
const snippets = readmeSnippets()

const entries: Readonly<Record<string, object>> = {
  '@umber/commerce-client': commerceClient,
  '@umber/commerce-client/admin': admin,
  '@umber/commerce-client/js-sdk': jsSdk,
  '@umber/commerce-client/testing': testing,
}
const use = (name: string): object | undefined => entries[name]

test('the README has as many snippets as are run here', () => {
  expect(snippets).toHaveLength(printed.length)
})

test.each(snippets.map((code, index) => [index + 1, code, printed[index]] as const))(
  'snippet %i of the README does what it says',
  async (_, code, expected) => {
    const lines: unknown[] = []
    const imported = ts
      .transpile(code, { target: ts.ScriptTarget.ESNext, verbatimModuleSyntax: true })
      .replace(
        /import (\w+), (\{.*\}) from '([^']*)'/g,
        "const { default: $1 } = use('$3'); const $2 = use('$3')",
      )
      .replace(/import (\{.*\}) from '([^']*)'/g, "const $1 = use('$2')")
    const run = runInThisContext(`(async (use, console) => {${imported}})`) as (
      ...given: unknown[]
    ) => Promise<void>
    await run(use, { log: (...values: unknown[]) => lines.push(...values) })
    expect(lines).toEqual(expected)
  },
)
