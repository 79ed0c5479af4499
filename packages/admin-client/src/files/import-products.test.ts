import { describe, expect, test } from 'vitest'
import { stubServer, stubTool, type StubRequest } from '../../test/support/stub-server.ts'
import { createAdminClient } from '../admin-client.ts'
import { importProducts } from './import-products.ts'

const csv = 'Product Handle,Product Title,Variant Title\ntee,Tee,M\n'
const summary = { toCreate: 1, toUpdate: 0 }
const storage = 'https://storage.example/products.csv?signature=1'

/** A server with a storage service, which reports the import as soon as it is confirmed. */
function server(own: (request: StubRequest) => object | undefined = () => undefined) {
  let name = ''
  return (request: StubRequest): object => {
    const { route, body } = request
    if (route === 'POST /admin/uploads/presigned-urls') name = (body as { originalname: string }).originalname
    const answers: Readonly<Record<string, object>> = {
      'POST /admin/products/import': { transaction_id: 'check_1', summary },
      'POST /admin/uploads/presigned-urls': { url: storage, filename: 'key_1', originalname: name },
      'POST /admin/products/imports': { transaction_id: 'tx_1', summary },
      'GET /admin/notifications': {
        notifications: [
          { id: 'noti_1', data: { title: 'Product import', description: `import of ${name} completed` } },
        ],
      },
    }
    return own(request) ?? answers[route] ?? {}
  }
}

const sent = (requests: readonly StubRequest[]) =>
  requests.map(({ route }) => route).filter((route) => !route.startsWith('GET'))

describe('an import', () => {
  test('goes to a presigned address without the key, and is confirmed', async () => {
    const { tool, requests } = stubTool(server())
    expect(await importProducts(tool, { csv })).toEqual({ kind: 'done', summary })
    expect(sent(requests)).toEqual([
      'POST /admin/products/import',
      'POST /admin/workflows-executions/import-products/steps/failure',
      'POST /admin/uploads/presigned-urls',
      'PUT /products.csv',
      'POST /admin/products/imports',
      'POST /admin/products/imports/tx_1/confirm',
    ])
    expect(requests.find(({ route }) => route.startsWith('PUT'))?.authorization).toBeNull()
  })

  test('with a wrong row sends nothing', async () => {
    const { tool, requests } = stubTool(server())
    const result = await importProducts(tool, { csv: 'Product Handle\n\ntee,\n' })
    expect(result).toMatchObject({ kind: 'invalid', errors: [{ row: 1 }] })
    expect(requests).toEqual([])
  })

  test('names the row that only the server finds wrong', async () => {
    const wrong = { type: 'invalid_data', message: 'Row 1: Invalid status' }
    const { tool } = stubTool(
      server(({ route }) =>
        route === 'POST /admin/products/import' ? Response.json(wrong, { status: 400 }) : undefined,
      ),
    )
    expect(await importProducts(tool, { csv })).toEqual({
      kind: 'invalid',
      errors: [{ row: 1, message: 'Invalid status' }],
    })
  })

  test('that has ended is not confirmed again when it is resumed', async () => {
    const { tool, requests } = stubTool(({ route }) =>
      route === 'GET /admin/notifications'
        ? {
            notifications: [
              { id: 'noti_1', data: { title: 'Product import', description: 'Failed: mine.csv' } },
            ],
          }
        : Response.json({ type: 'not_found' }, { status: 404 }),
    )
    const resume = { filename: 'mine.csv', transactionId: 'tx_1', summary }
    expect(await importProducts(tool, { csv }, { resume })).toEqual({ kind: 'reverted' })
    expect(sent(requests)).toEqual([])
  })

  test('whose upload is not answered begins again when it is resumed', async () => {
    let isBroken = true
    const { fetch, requests } = stubServer(server())
    const tool = createAdminClient({
      baseUrl: 'http://localhost:9000',
      apiKey: 'sk_123',
      retry: false,
      fetch: async (input, init) => {
        if (isBroken && init?.method === 'PUT') throw new TypeError('fetch failed')
        return fetch(input, init)
      },
    })
    const broken = await importProducts(tool, { csv })
    expect(broken).toMatchObject({ kind: 'unanswered', step: 'upload', error: { kind: 'network' } })
    isBroken = false
    const { checkpoint } = broken as Extract<typeof broken, { checkpoint: unknown }>
    expect(await importProducts(tool, { csv }, { resume: checkpoint })).toEqual({ kind: 'done', summary })
    expect(sent(requests).filter((route) => route === 'POST /admin/products/imports')).toHaveLength(1)
  })
})
