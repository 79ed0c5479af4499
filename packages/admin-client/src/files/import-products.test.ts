import { describe, expect, test } from 'vitest'
import { stubServer, stubTool } from '../../test/support/stub-server.ts'
import { stubShop } from '../../test/support/stub-shop.ts'
import { createAdminClient } from '../admin-client.ts'
import { importProducts } from './import-products.ts'

const csv = 'Product Handle,Product Title,Variant Title\ntee,Tee,M\n'
const summary = { toCreate: 1, toUpdate: 0 }
const quick = { interval: 0 }

describe('an import', () => {
  test('goes to a presigned address without the key, and is confirmed', async () => {
    const { tool, requests, writes, uploads } = stubShop()
    const steps: string[] = []
    const result = await importProducts(
      tool,
      { csv },
      { onProgress: ({ step, done, total }) => steps.push(`${step} ${done}/${total}`) },
    )
    expect(result).toEqual({ kind: 'done', summary })
    expect(steps).toEqual(['check 0/4', 'upload 1/4', 'confirm 2/4', 'follow 3/4'])
    expect(writes()).toEqual([
      'POST /admin/uploads/presigned-urls',
      'PUT /file.csv',
      'POST /admin/products/imports',
      'POST /admin/products/imports/tx_1/confirm',
    ])
    expect(requests.find(({ route }) => route.startsWith('PUT'))?.authorization).toBeNull()
    const uploaded = { 'product handle': 'tee', 'product title': 'Tee', 'variant title': 'M' }
    expect(uploads()).toMatchObject([[uploaded]])
  })

  test('with a wrong row sends nothing', async () => {
    const { tool, requests } = stubShop()
    const result = await importProducts(tool, { csv: 'Product Handle,Product Title\n\n,Tee\n' })
    expect(result).toMatchObject({ kind: 'invalid', errors: [{ row: 1 }] })
    expect(requests).toEqual([])
  })

  test('is only checked in a dry run', async () => {
    const { tool, writes } = stubShop()
    const file = new Blob([
      new Uint8Array([0xff, 0xfe]),
      new Uint8Array(Uint16Array.from(csv, (sign) => sign.charCodeAt(0)).buffer),
    ])
    expect(await importProducts(tool, { csv: file }, { dryRun: true })).toEqual({ kind: 'checked', summary })
    expect(writes()).toEqual([])
  })

  test('that has ended is not confirmed again when it is resumed', async () => {
    const { tool, routes } = stubTool(({ route }) =>
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
    expect(routes().filter((route) => !route.startsWith('GET'))).toEqual([])
  })

  test('whose upload is not answered begins again when it is resumed', async () => {
    let isBroken = true
    const shop = stubShop()
    const tool = createAdminClient({
      baseUrl: 'http://localhost:9000',
      apiKey: 'sk_123',
      retry: false,
      fetch: async (input, init) => {
        if (isBroken && init?.method === 'PUT') throw new TypeError('fetch failed')
        return shop.fetch(input, init)
      },
    })
    const broken = await importProducts(tool, { csv })
    expect(broken).toMatchObject({ kind: 'unanswered', step: 'upload', error: { kind: 'network' } })
    isBroken = false
    const { checkpoint } = broken as Extract<typeof broken, { checkpoint: unknown }>
    expect(await importProducts(tool, { csv }, { resume: checkpoint })).toEqual({ kind: 'done', summary })
    expect(shop.writes().filter((route) => route === 'POST /admin/products/imports')).toHaveLength(1)
  })
})

/** A shop that keeps what it imports: each row becomes a product with one variant. */
function keepingShop(onImport: (rows: readonly Readonly<Record<string, string>>[]) => void = () => {}) {
  const products: Readonly<Record<string, unknown>>[] = []
  const shop = stubShop({
    products,
    onImport: (rows) => {
      onImport(rows)
      const handles = new Set(products.map(({ handle }) => handle))
      if (rows.some((row) => handles.has(row['product handle']))) return 'failed'
      for (const row of rows)
        products.push({
          id: `prod_${products.length + 1}`,
          handle: row['product handle'],
          title: row['product title'],
          variants: [{ id: `variant_${products.length + 1}`, title: row['variant title'], prices: [] }],
        })
      return 'done'
    },
  })
  return { ...shop, products }
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    'Product Handle': `tee-${index}`,
    'Product Title': `Tee ${index}`,
    'Variant Title': 'M',
  }))

describe('an import of several parts', () => {
  test('imports a thousand rows at a time, and says how many are imported', async () => {
    const { tool, products, uploads } = keepingShop()
    const progress: unknown[] = []
    const result = await importProducts(
      tool,
      { rows: many(2500) },
      {
        ...quick,
        onProgress: ({ step, done, total, checkpoint: { imported, rows } }) =>
          step === 'upload' && progress.push([done, total, imported, rows]),
      },
    )
    expect(result).toEqual({ kind: 'done', summary: { toCreate: 2500, toUpdate: 0 } })
    expect(uploads().map((rows) => rows.length)).toEqual([1000, 1000, 500])
    expect(progress).toEqual([
      [1, 10, undefined, 2500],
      [4, 10, 1000, 2500],
      [7, 10, 2000, 2500],
    ])
    expect(products).toHaveLength(2500)
  })

  test.each([true, false])(
    'that was aborted is completed by a second run, with its checkpoint: %s',
    async (isResumed) => {
      const { tool, products, uploads } = keepingShop()
      const stop = new AbortController()
      const rows = many(2500)
      const aborted = await importProducts(
        tool,
        { rows },
        {
          ...quick,
          signal: stop.signal,
          onProgress: ({ step, done }) => step === 'follow' && done === 6 && stop.abort('later'),
        },
      )
      expect(aborted).toMatchObject({
        kind: 'aborted',
        reason: 'later',
        checkpoint: { imported: 1000, part: 1 },
      })
      const { checkpoint } = aborted as Extract<typeof aborted, { checkpoint: unknown }>
      const resume = isResumed ? (JSON.parse(JSON.stringify(checkpoint)) as typeof checkpoint) : undefined
      expect(await importProducts(tool, { rows }, { ...quick, resume })).toMatchObject({ kind: 'done' })
      expect(products).toHaveLength(2500)
      expect(new Set(products.map(({ handle }) => handle)).size).toBe(2500)
      expect(uploads().map((some) => some.length)).toEqual([1000, 1000, 500])
    },
  )

  test('goes on when another import has brought some of the rows meanwhile', async () => {
    let isFirst = true
    const { tool, products } = keepingShop((rows) => {
      if (isFirst)
        products.push({
          id: 'prod_x',
          handle: rows[0]?.['product handle'],
          title: 'Tee 0',
          variants: [{ id: 'v', title: 'M' }],
        })
      isFirst = false
    })
    expect(await importProducts(tool, { rows: many(3) }, quick)).toMatchObject({ kind: 'done' })
    expect(products.map(({ handle }) => handle)).toEqual(['tee-0', 'tee-1', 'tee-2'])
  })

  test('that fails again and again is reverted', async () => {
    const { tool, writes } = stubShop({ onImport: () => 'failed' })
    expect(await importProducts(tool, { rows: many(3) }, quick)).toEqual({ kind: 'reverted' })
    expect(writes().filter((route) => route.startsWith('PUT'))).toHaveLength(1)
  })

  test('keeps the rows of a product together', async () => {
    const { tool, uploads } = stubShop()
    const variant = (size: string, handle: string) => ({
      'Product Handle': handle,
      'Product Title': handle,
      'Variant Title': size,
      'Variant Option 1 Name': 'Size',
      'Variant Option 1 Value': size,
    })
    const rows = [variant('S', 'split'), ...many(1500), variant('M', 'split')]
    expect(await importProducts(tool, { rows }, quick)).toMatchObject({
      kind: 'done',
      summary: { toCreate: 1501 },
    })
    const parts = uploads().map((some) => some.filter((row) => row['product handle'] === 'split').length)
    expect(parts).toEqual([2, 0])
  })

  test('waits when there are too many requests', async () => {
    let refused = 0
    const shop = stubShop({
      own: ({ route }) => {
        if (!/^(POST|PUT)/.test(route) || refused > 3) return undefined
        refused += 1
        return Response.json({ message: 'slow down' }, { status: 429, headers: { 'retry-after': '0' } })
      },
    })
    const tool = createAdminClient({ baseUrl: 'http://localhost:9000', apiKey: 'sk_123', fetch: shop.fetch })
    expect(await importProducts(tool, { csv }, quick)).toMatchObject({ kind: 'done' })
    expect(refused).toBe(4)
  })
})

test('what the store may not be asked is refused, and nothing is changed', async () => {
  const { fetch } = stubServer(() => Response.json({ message: 'no' }, { status: 403 }))
  const tool = createAdminClient({ baseUrl: 'http://localhost:9000', apiKey: 'sk_123', fetch })
  expect(await importProducts(tool, { csv })).toMatchObject({
    kind: 'refused',
    step: 'check',
    error: { status: 403 },
  })
})
