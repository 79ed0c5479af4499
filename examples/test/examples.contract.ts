import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdminClient, formatCsv } from '@umber/admin-client'
import { createTestBackend } from '@umber/commerce-client/testing'
import { catalogueImport } from '../catalogue-import/catalogue-import.ts'
import { fileStorage, shop } from '../node-cart/node-cart.ts'
import { takeReturn } from '../returns/returns.ts'
import { watchStock, type StockChange } from '../stock-watch/stock-watch.ts'
import { deliveredOrder, ownProduct, ownTool, type OwnProduct } from './own-shop.ts'

const tool = ownTool()
const directory = mkdtempSync(join(tmpdir(), 'umber-examples-'))
let product: OwnProduct

beforeAll(async () => {
  product = await ownProduct(tool)
})

afterAll(async () => {
  await product.remove()
  rmSync(directory, { recursive: true })
})

describe('the catalogue import', () => {
  const row = (handle: string, price = '500') => ({
    'Product Handle': handle,
    'Product Title': handle,
    'Variant Title': 'One',
    'Variant Price INR': price,
    'Variant Option 1 Name': `Size of ${handle}`,
    'Variant Option 1 Value': 'One',
  })

  const remove = async (handle: string): Promise<number> => {
    const { products } = await tool.admin.product.list({ handle, fields: 'id,*options' })
    for (const { id, options } of products) {
      await tool.admin.product.delete(id)
      for (const option of options ?? []) await tool.admin.productOption.delete(option.id)
    }
    return products.length
  }

  function file(...rows: object[]): string {
    const path = join(directory, `${randomUUID()}.csv`)
    writeFileSync(path, formatCsv(rows as Parameters<typeof formatCsv>[0]))
    return path
  }

  test('shows its progress, and imports', async () => {
    const handle = `example-${randomUUID()}`
    const path = file(row(handle))
    const written: string[] = []
    const write = (text: string) => void written.push(text)
    expect(await catalogueImport(tool, { file: path, write, dryRun: true })).toBe(0)
    expect(written.join('')).toContain('a dry run')
    expect(await catalogueImport(tool, { file: path, write, interval: 100 })).toBe(0)
    expect(written.join('')).toContain('[############............] starting the import')
    expect(written.join('')).toContain('1 new products, 0 changed')
    expect(await remove(handle)).toBe(1)
  })

  test('names wrong rows', async () => {
    const path = file(row('one'), row('two', 'much'), row('three', 'more'))
    const written: string[] = []
    expect(await catalogueImport(tool, { file: path, write: (text) => void written.push(text) })).toBe(1)
    expect(written.join('')).toContain('row 2: variant price inr is not a number: much\nrow 3:')
  })

  test('continues after an interruption', async () => {
    const handle = `example-${randomUUID()}`
    const path = file(row(handle))
    const stop = new AbortController()
    const write = (text: string): void => {
      if (text.includes('starting')) stop.abort()
    }
    expect(await catalogueImport(tool, { file: path, write, signal: stop.signal })).toBe(130)
    expect(existsSync(`${path}.checkpoint.json`)).toBe(true)
    expect(await catalogueImport(tool, { file: path, write: () => {}, interval: 100 })).toBe(0)
    expect(existsSync(`${path}.checkpoint.json`)).toBe(false)
    expect(await remove(handle)).toBe(1)
  })
})

describe('the returns tool', () => {
  test('asks what came back, and refunds it', async () => {
    const { number } = await deliveredOrder(tool, product, 3)
    const asked: string[] = []
    const said: string[] = []
    const answers = ['4', '2', '1']
    const code = await takeReturn(tool, number, {
      ask: async (question) => {
        asked.push(question)
        return answers.shift() ?? ''
      },
      say: (line) => void said.push(line),
    })
    expect(said).toEqual(['Refunded 2000.00 INR.'])
    expect(code).toBe(0)
    expect(asked.map((question) => question.includes('of 3 came back'))).toEqual([true, true, false])
  })

  // Against a stub: a shop has not many orders whose text contains one number.
  test('finds an order behind others that contain its number', async () => {
    const orders = Array.from({ length: 40 }, (_, index) => ({ display_id: index + 11, items: [] }))
    const { fetch } = createTestBackend({
      'GET /admin/orders': ({ query }) => {
        const [limit, offset] = [Number(query.get('limit') ?? 15), Number(query.get('offset') ?? 0)]
        return { orders: orders.slice(offset, offset + limit), count: orders.length }
      },
    })
    const stub = createAdminClient({ baseUrl: 'http://localhost:9000', apiKey: 'sk_123', fetch })
    const said: string[] = []
    await takeReturn(stub, 50, { ask: async () => '', say: (line) => void said.push(line) })
    expect(said).toEqual(['Nothing came back.'])
  })

  test('knows no order of this number', async () => {
    const said: string[] = []
    const terminal = { ask: async () => '', say: (line: string) => void said.push(line) }
    expect(await takeReturn(tool, 99_999_999, terminal)).toBe(1)
    expect(said).toEqual(['There is no order 99999999.'])
  })
})

test('the stock watch reports changes until it is stopped', async () => {
  const stop = new AbortController()
  const changes: StockChange[] = []
  let changed: Promise<unknown> | undefined
  await watchStock(
    tool,
    {
      signal: stop.signal,
      every: 50,
      onChange: (change) => {
        if (change.sku !== product.sku) return
        changes.push(change)
        if (changes.length === 2) stop.abort()
        else changed = product.stock(7)
      },
    },
    (error) => expect.unreachable(String(error)),
  )
  await changed
  await product.stock(100)
  expect(changes).toMatchObject([{ sku: product.sku }, { before: changes[0]?.now, now: expect.any(Number) }])
  expect(changes[1]?.now).toBeLessThanOrEqual(7)
})

test('the Node cart is the same in the next run', async () => {
  const { BACKEND_URL: baseUrl = '', PUBLISHABLE_KEY: publishableKey } = process.env
  const storage = fileStorage(join(directory, 'cart.json'))
  const run = async (wanted?: string) => {
    const said: string[] = []
    const code = await shop({
      config: { baseUrl, publishableKey },
      storage,
      wanted,
      say: (line) => void said.push(line),
    })
    return { code, said }
  }
  expect(await run()).toEqual({ code: 0, said: ['The cart is empty.'] })
  const added = await run(product.sku)
  expect(added).toMatchObject({
    code: 0,
    said: [expect.stringContaining(`1 × ${product.sku}`), expect.any(String)],
  })
  expect(await run()).toEqual(added)
  expect(await run('no such thing')).toEqual({ code: 1, said: ['There is no "no such thing".'] })
})
