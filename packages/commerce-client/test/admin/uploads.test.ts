import { describe, expect, test } from 'vitest'
import { Admin } from '../../src/admin/index.ts'
import { Client, type Config } from '../../src/index.ts'
import { readable } from '../support/api-calls.ts'
import { commerceFailureOf } from '../support/failure-of.ts'
import { manualClock } from '../support/manual-clock.ts'
import { json, recordingFetch, type Recorded } from '../support/recording-fetch.ts'
import { csv } from '../support/sample-arguments.ts'

const config = {
  baseUrl: 'http://localhost:9000',
  apiKey: 'sk_secret',
  publishableKey: 'pk_secret',
  globalHeaders: { 'x-shop': 'umber', 'content-type': 'application/json' },
  auth: { type: 'session' },
} as const

function merchant(answer: (recorded: Recorded) => Response, more: Partial<Config> = {}) {
  const { calls, fetch } = recordingFetch(answer)
  return { admin: new Admin(new Client({ ...config, fetch, ...more })), calls }
}

const details = { originalname: 'products.csv', extension: 'csv', size: 17, mime_type: 'text/csv' }

describe('[SDK-05] an upload', () => {
  test.each([
    ['an object with files', () => ({ files: [csv(), { name: 'notes.txt', content: 'soft' }] })],
    ['the files of an input', () => [csv(), new File(['soft'], 'notes.txt', { type: 'text/plain' })]],
  ])('of %s is a form with all of them under files', async (_, body) => {
    const { admin, calls } = merchant(() => json({ files: [] }))
    await admin.upload.create(body(), {}, { 'x-call': 'one' })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ method: 'POST', url: 'http://localhost:9000/admin/uploads' })
    expect(calls[0]?.headers).toMatchObject({ 'x-call': 'one' })
    expect(calls[0]?.headers).not.toHaveProperty('content-type')
    expect(await readable(calls[0]?.body)).toEqual([
      ['files', { file: 'products.csv', type: 'text/csv', text: 'Product Title\nTee' }],
      ['files', { file: 'notes.txt', type: 'text/plain', text: 'soft' }],
    ])
  })
})

describe('[SDK-05] a product import', () => {
  test('requests an address, puts the file there, and names it to the server', async () => {
    const url = 'https://files.example/bucket/key.csv?signature=secret'
    const { admin, calls } = merchant(({ method }) =>
      method === 'PUT'
        ? new Response('')
        : json({ url, filename: 'key.csv', transaction_id: 'tx_1', ...details }),
    )
    const { transaction_id } = await admin.product.createImport({ file: csv() })
    await admin.product.confirmImport(transaction_id)
    const sent = calls.map(({ method, url, body }) => [method, url, body])
    expect(sent).toEqual([
      [
        'POST',
        'http://localhost:9000/admin/uploads/presigned-urls',
        { originalname: 'products.csv', mime_type: 'text/csv', size: 17 },
      ],
      ['PUT', url, expect.any(File)],
      ['POST', 'http://localhost:9000/admin/products/imports', { file_key: 'key.csv', ...details }],
      ['POST', 'http://localhost:9000/admin/products/imports/tx_1/confirm', {}],
    ])
  })

  test.each([
    'https://files.example:443/key.csv',
    'https://FILES.example/a/b:c/key.csv?d=/e',
    'http://[::1]:9/key',
  ])('puts the file exactly where the server says: %s', async (url) => {
    const { admin, calls } = merchant(() => json({ url, ...details }))
    await admin.product.createImport({ file: csv() })
    expect(calls[1]).toMatchObject({ method: 'PUT', url: new URL(url).href })
  })

  test('sends the other server no credentials', async () => {
    const { admin, calls } = merchant(() => json({ url: 'https://files.example/key.csv', ...details }))
    await admin.product.createImport({ file: csv() })
    expect(calls[1]?.headers).toEqual({ accept: '*/*' })
    expect(calls[1]?.init.credentials).toBe('omit')
  })

  test('uploads the file when the server stores files on its own disk', async () => {
    const { admin, calls } = merchant(({ url }) =>
      json(
        url.endsWith('/uploads')
          ? { files: [{ id: 'file_1' }] }
          : { url: '/static', filename: 'x', ...details },
      ),
    )
    await admin.product.createImport({ file: csv() })
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/admin/uploads/presigned-urls',
      '/admin/uploads',
      '/admin/products/imports',
    ])
    expect(calls[2]?.body).toEqual({ file_key: 'file_1', ...details })
  })

  test('ends when the file is refused, and names neither signature nor key', async () => {
    const url = 'https://files.example/bucket/key.csv?signature=secret'
    const { admin, calls } = merchant(({ method }) =>
      method === 'PUT' ? new Response(null, { status: 403 }) : json({ url, ...details }),
    )
    const error = await commerceFailureOf(admin.product.createImport({ file: csv() }))
    expect(error).toMatchObject({ status: 403, method: 'PUT', path: '/bucket/key.csv' })
    expect(JSON.stringify(error)).not.toContain('secret')
    expect(calls).toHaveLength(2)
  })

  test('in one request is a form with the file under file, and has its own confirmation', async () => {
    const { admin, calls } = merchant(() => json({ transaction_id: 'tx_1' }))
    const { transaction_id } = await admin.product.import({ file: csv() })
    await admin.product.confirmLegacyImport(transaction_id)
    expect(await readable(calls[0]?.body)).toMatchObject([['file', { file: 'products.csv' }]])
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/admin/products/import',
      '/admin/products/import/tx_1/confirm',
    ])
  })
})

describe('a file takes as long as it takes', () => {
  const url = 'https://files.example/bucket/key.csv'
  const answers = ({ method }: Recorded): Response =>
    method === 'PUT' ? new Response('') : json({ url, files: [], filename: 'key.csv', ...details })

  /** The time limits of the requests that send a file, by their method and path. */
  async function limitsOf(timeout?: number): Promise<Record<string, readonly number[]>> {
    const limits: Record<string, readonly number[]> = {}
    const clock = manualClock()
    const { admin } = merchant(
      (recorded) => {
        limits[`${recorded.method} ${new URL(recorded.url).pathname}`] = clock.pending
        return answers(recorded)
      },
      { clock },
    )
    const options = timeout === undefined ? {} : { timeout }
    await admin.upload.create([csv()], {}, {}, options)
    await admin.product.import({ file: csv() }, {}, {}, options)
    await admin.product.createImport({ file: csv() }, {}, {}, options)
    return limits
  }

  test('without a time limit of its own', async () => {
    expect(await limitsOf()).toEqual({
      'POST /admin/uploads': [],
      'POST /admin/products/import': [],
      'POST /admin/uploads/presigned-urls': [30_000],
      'PUT /bucket/key.csv': [],
      'POST /admin/products/imports': [30_000],
    })
  })

  test('unless the call has one', async () => {
    expect(new Set(Object.values(await limitsOf(500)).flat())).toEqual(new Set([500]))
  })
})
