import { describe, expect, test } from 'vitest'
import { stubTool } from '../../test/support/stub-server.ts'
import { downloadText, exportProducts } from './export-products.ts'

const told = (id: string, name: string, title = 'Product export') => ({
  id,
  data: { title, description: 'completed', file: { filename: name, url: `/static/${name}` } },
})

function exporting(...fresh: object[]) {
  let isBegun = false
  return stubTool(({ route }) => {
    if (route === 'POST /admin/products/export') isBegun = true
    return { notifications: [...(isBegun ? fresh : []), told('noti_0', 'old.csv')] }
  })
}

test('an export is the file that was told after it began', async () => {
  const { tool } = exporting(told('noti_2', 'orders.csv', 'Order export'), told('noti_1', 'new.csv'))
  expect(await exportProducts(tool)).toEqual({
    kind: 'done',
    file: { filename: 'new.csv', url: 'http://localhost:9000/static/new.csv' },
  })
})

test('two exports at the same time are not mixed up', async () => {
  const { tool } = exporting(told('noti_2', 'theirs.csv'), told('noti_1', 'mine.csv'))
  expect(await exportProducts(tool)).toMatchObject({ kind: 'ambiguous', files: [{}, {}] })
})

test('an export without a file has failed', async () => {
  const { tool } = exporting({ id: 'noti_1', data: { title: 'Product export', description: 'Failed' } })
  expect(await exportProducts(tool)).toEqual({ kind: 'incomplete', message: 'Failed' })
})

describe('a download that ends early', () => {
  const file = { filename: 'a.csv', url: 'http://localhost:9000/static/a.csv' }
  const broken = new TypeError('terminated')
  /** A file of which one row arrives; `more` says what follows. */
  const begun = (more: (body: ReadableStreamDefaultController<Uint8Array>) => void): Response =>
    new Response(
      new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('Product Id')),
        pull: more,
      }),
    )

  test('is a network error', async () => {
    const { tool } = stubTool(() => begun((body) => body.error(broken)))
    const expected = { kind: 'network', status: 200, retryable: true, cause: broken }
    await expect(downloadText(tool, file)).rejects.toMatchObject(expected)
  })

  test('because it is aborted, fails with the reason', async () => {
    const stop = new AbortController()
    const { tool } = stubTool(() =>
      begun((body) => {
        stop.abort('enough')
        body.error(broken)
      }),
    )
    await expect(downloadText(tool, file, { signal: stop.signal })).rejects.toBe('enough')
  })
})

test('a file on another server is read without the key', async () => {
  const { tool, requests } = stubTool(() => ({}))
  await downloadText(tool, { filename: 'a.csv', url: 'https://files.example/a.csv?signature=1' })
  await downloadText(tool, { filename: 'a.csv', url: 'http://localhost:9000/static/a.csv' })
  expect(requests.map(({ authorization }) => authorization)).toEqual([null, expect.stringMatching(/^Basic /)])
})
