import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ownProduct } from '../../../commerce-client/test/support/own-products.ts'
import { deletedAfterwards } from '../../../commerce-client/test/support/afterwards.ts'
import {
  discardImport,
  downloadText,
  exportProducts,
  formatCsv,
  importableRows,
  importProducts,
  parseCsv,
  type ImportCheckpoint,
  type Row,
} from '../../src/index.ts'
import { ended } from '../support/ended.ts'
import { liveTool } from '../support/live-tool.ts'

const tool = liveTool()
const quick = { interval: 100 }

const row = (handle: string, more: Row = {}): Row => ({
  'Product Handle': handle,
  'Product Title': handle,
  'Product Status': 'published',
  'Variant Title': 'One',
  'Variant Sku': handle,
  'Variant Price INR': 500,
  'Variant Option 1 Name': `Size of ${handle}`,
  'Variant Option 1 Value': 'One',
  ...more,
})

const newHandle = (): string => `import-${randomUUID()}`

async function imported(handle: string) {
  const { products } = await tool.admin.product.list({ handle, fields: 'id,title,*options' })
  for (const { id, options } of products) {
    // Last registered, first run: an option of a product cannot be deleted.
    for (const option of options ?? []) deletedAfterwards(option.id, tool.admin.productOption.delete)
    deletedAfterwards(id, tool.admin.product.delete)
  }
  return products
}

describe('an import', () => {
  test('of rows is checked, uploaded, confirmed and followed to its end', async () => {
    const handles = [newHandle(), newHandle()]
    const steps: string[] = []
    const result = await importProducts(
      tool,
      { rows: handles.map((handle) => row(handle)) },
      { ...quick, onProgress: ({ step, done, total }) => steps.push(`${step} ${done}/${total}`) },
    )
    expect(result).toEqual({ kind: 'done', summary: { toCreate: 2, toUpdate: 0 } })
    expect(steps).toEqual(['check 0/4', 'upload 1/4', 'confirm 2/4', 'follow 3/4'])
    for (const handle of handles) expect(await imported(handle)).toHaveLength(1)
  })

  test('of a CSV text is only checked in a dry run', async () => {
    const handle = newHandle()
    const csv = formatCsv([row(handle)])
    const result = await importProducts(tool, { csv }, { ...quick, dryRun: true })
    expect(result).toEqual({ kind: 'checked', summary: { toCreate: 1, toUpdate: 0 } })
    expect(await imported(handle)).toEqual([])
  })

  test('continues where it was aborted, in another process', async () => {
    const handle = newHandle()
    const rows = [row(handle)]
    const stop = new AbortController()
    const aborted = await importProducts(
      tool,
      { rows },
      { ...quick, signal: stop.signal, onProgress: ({ step }) => step === 'confirm' && stop.abort('later') },
    )
    expect(aborted).toMatchObject({ kind: 'aborted', step: 'confirm', reason: 'later' })
    ended(aborted, 'aborted')
    const resume = JSON.parse(JSON.stringify(aborted.checkpoint)) as ImportCheckpoint
    expect(await importProducts(liveTool(), { rows }, { ...quick, resume })).toMatchObject({ kind: 'done' })
    // Once more, as after a crash before the end was noted.
    expect(await importProducts(tool, { rows }, { ...quick, resume })).toMatchObject({ kind: 'done' })
    expect(await imported(handle)).toHaveLength(1)
  })

  test('that is discarded has expired when it is resumed', async () => {
    const handle = newHandle()
    const rows = [row(handle)]
    const stop = new AbortController()
    const aborted = await importProducts(
      tool,
      { rows },
      { ...quick, signal: stop.signal, onProgress: ({ step }) => step === 'confirm' && stop.abort() },
    )
    ended(aborted, 'aborted')
    await discardImport(tool, aborted.checkpoint)
    const resumed = await importProducts(tool, { rows }, { ...quick, resume: aborted.checkpoint })
    expect(resumed).toEqual({ kind: 'expired' })
    expect(await imported(handle)).toEqual([])
  })

  test('takes the rows of an export, without the columns that Medusa exports and does not import', async () => {
    const product = await ownProduct(tool.admin)
    try {
      const exported = await exportProducts(tool, { filter: { id: product.productId } }, quick)
      ended(exported, 'done')
      const csv = await downloadText(tool, exported.file)
      const parsed = parseCsv(csv)
      ended(parsed, 'parsed')
      expect(parsed.rows).toMatchObject([
        { 'Product Id': product.productId, 'Variant Id': product.variantId },
      ])
      // If this fails, Medusa imports what it exports, and importableRows is no longer needed.
      expect(await importProducts(tool, { csv }, { dryRun: true })).toMatchObject({ kind: 'invalid' })
      const file = new File([csv], 'export.csv', { type: 'text/csv' })
      await expect(tool.admin.product.createImport({ file })).rejects.toMatchObject({ type: 'invalid_data' })

      const rows = importableRows(parsed.rows)
      expect(await importProducts(tool, { rows }, { dryRun: true })).toEqual({
        kind: 'checked',
        summary: { toCreate: 0, toUpdate: 1 },
      })
      const changed = rows.map((given) => Object.assign({}, given, { 'Product Title': 'Renamed' }))
      expect(await importProducts(tool, { rows: changed }, quick)).toMatchObject({ kind: 'done' })
      expect((await tool.admin.product.retrieve(product.productId)).product.title).toBe('Renamed')
    } finally {
      await product.remove()
    }
  })
})
