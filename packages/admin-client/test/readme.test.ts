import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import * as adminClient from '../src/index.ts'
import { readmeSnippets } from './support/readme-snippets.ts'
import { stubServer, type StubRequest } from './support/stub-server.ts'

/** A shop with one order, which loses the answer to the first confirmation of an edit. */
function shop() {
  const state = { isExported: false, isEdited: false }
  return ({ route, body }: StubRequest): object => {
    const [method = '', path = ''] = route.split(' ')
    const answers: Readonly<Record<string, () => object>> = {
      '/auth/user/emailpass': () => ({
        token: 'half',
        mfa_required: true,
        mfa_challenge: { id: 'challenge_1' },
      }),
      '/auth/mfa/challenges/challenge_1/verify': () => ({ token: 'whole' }),
      '/admin/orders': () => ({ orders: [{ id: 'order_1' }] }),
      '/admin/notifications': () => ({
        notifications: state.isExported
          ? [{ id: 'noti_1', data: { title: 'Product export', file: { filename: 'a.csv', url: '/a.csv' } } }]
          : [],
      }),
      '/admin/products/export': () => ({ transaction_id: String((state.isExported = true)) }),
      '/a.csv': () => new Response('Product Id,Product Title,Variant Thumbnail\nprod_1,Tee,\n'),
      '/admin/products': () => ({
        products: [
          { id: 'prod_1', handle: 'tee', title: 'Tee', variants: [{ id: 'variant_1', title: 'M' }] },
        ],
      }),
      '/admin/returns': () => ({ return: { id: 'ret_1' } }),
      '/admin/returns/ret_1': () => ({
        return: { id: 'ret_1', items: [{ item_id: 'ordli_1', quantity: 2 }] },
      }),
      '/admin/orders/order_1': () => ({
        order: {
          total: state.isEdited ? 567 : 0,
          currency_code: 'inr',
          payment_collections: [{ payments: [{ id: 'pay_1', captures: [{ amount: 378 }], refunds: [] }] }],
        },
      }),
      '/admin/order-edits': () => ({ order_change: { id: 'ordch_1' } }),
      '/admin/order-edits/order_1/confirm': () => {
        state.isEdited = true
        return Response.json({}, { status: 502 })
      },
      '/admin/orders/order_1/changes': () => ({
        order_changes: state.isEdited ? [{ id: 'ordch_1', status: 'confirmed' }] : [],
      }),
      '/admin/inventory-items': () => ({ inventory_items: [{ id: 'iitem_1', sku: 'TEE-M' }] }),
      '/admin/stock-locations': () => ({ stock_locations: [{ id: 'sloc_1' }] }),
      '/admin/inventory-items/location-levels/batch': () => ({ created: body }),
    }
    return answers[path]?.() ?? (method === 'POST' ? {} : Response.json({}, { status: 404 }))
  }
}

const printed = [
  [1],
  ['challenge_1'],
  ['0/4 check', 'Row 1: variant price eur is not a number: much'],
  ['checked'],
  [[{ paymentId: 'pay_1', amount: 378 }], 'inr'],
  ['No answer to the step confirm', '189 inr are due'],
  [1, 'created', '', 2, 'invalid', 'There is no inventory item TEE-X'],
]

test.each(readmeSnippets().map((code, index) => [index + 1, code, printed[index]] as const))(
  'snippet %i of the README does what it says',
  async (_, code, expected) => {
    const lines: unknown[] = []
    vi.stubGlobal('fetch', stubServer(shop()).fetch)
    const imported = code.replace(
      /import (\{[^}]*\}) from '@umber\/admin-client'/g,
      (__, names: string) => `const ${names} = client`,
    )
    const run = runInThisContext(`(async (client, console) => {${imported}})`) as (
      ...given: unknown[]
    ) => Promise<void>
    await run(adminClient, { log: (...values: unknown[]) => lines.push(...values) })
    vi.unstubAllGlobals()
    expect(lines).toEqual(expected)
  },
)

test('every snippet of the README is run here', () => {
  expect(readmeSnippets()).toHaveLength(printed.length)
})
