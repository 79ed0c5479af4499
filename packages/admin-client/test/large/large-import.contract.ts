import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { each, formatCsv, type ImportCheckpoint, type ImportSummary } from '../../src/index.ts'
import { liveTool } from '../support/live-tool.ts'

/**
 * A catalogue of the size that shops have, on a server that this test has for itself: Medusa answers nothing while it writes a
 * thousand products. `IMPORT_ROWS` takes another size.
 */
const rows = Number(process.env['IMPORT_ROWS'] ?? 10_000)
const fewRows = 1000
const sizes = ['S', 'M', 'L', 'XL']

/** With more, V8 lets garbage lie, and what is measured is not what the import needs. */
const heap = ['--max-old-space-size=64', '--max-semi-space-size=4']

const tool = liveTool()
const places: { directory: string; collectionId: string } = { directory: '', collectionId: '' }

beforeAll(async () => {
  places.directory = await mkdtemp(join(tmpdir(), 'umber-import-'))
  const { collection } = await tool.admin.productCollection.create({ title: `Import of ${rows}` })
  places.collectionId = collection.id
  return async () => rm(places.directory, { recursive: true })
})

interface Imported {
  readonly result: {
    readonly kind: string
    readonly summary?: ImportSummary
    readonly checkpoint?: ImportCheckpoint
  }
  readonly told: readonly {
    readonly step: string
    readonly done: number
    readonly total: number
    readonly imported: number
  }[]
  readonly refused: number
  readonly seconds: number
  /** Of the process, in megabytes. */
  readonly peak: number
}

/** Writes a file of products with four variants each. */
async function catalogue(name: string, count: number): Promise<string> {
  const lines = Array.from({ length: count }, (_, index) => {
    const handle = `${name}-${Math.floor(index / sizes.length)}`
    const size = sizes[index % sizes.length] ?? ''
    return {
      'Product Handle': handle,
      'Product Title': `Shirt ${handle}`,
      'Product Description': 'Washed linen with a soft hand, cut wide, sewn in small numbers. '.repeat(4),
      'Product Status': 'published',
      'Product Collection Id': places.collectionId,
      'Variant Title': size,
      'Variant Sku': `${handle}-${size}`,
      'Variant Manage Inventory': 'FALSE',
      'Variant Price INR': 1000 + index,
      'Variant Option 1 Name': 'Size',
      'Variant Option 1 Value': size,
    }
  })
  const file = join(places.directory, `${name}.csv`)
  await writeFile(file, formatCsv(lines))
  return file
}

async function imports(file: string, stopAt = 0): Promise<Imported> {
  const program = fileURLToPath(new URL('./import-process.mjs', import.meta.url))
  const given = [...heap, program, file, String(stopAt)]
  const { stdout } = await promisify(execFile)(process.execPath, given, { maxBuffer: 50_000_000 })
  const imported = JSON.parse(stdout) as Imported
  const { result, refused, seconds, peak } = imported
  const upTo = result.kind === 'aborted' ? ` after ${result.checkpoint?.imported} rows` : ''
  process.stdout.write(
    `${result.kind}${upTo}: ${seconds} s, ${peak} MB at most, ${refused} requests refused\n`,
  )
  return imported
}

/** Products and variants of the collection, and whether each variant has its prices. */
async function inStore() {
  const query = { collection_id: [places.collectionId], fields: 'id,*variants,*variants.prices', limit: 100 }
  const seen = { products: 0, variants: 0, prices: 0 }
  for await (const { variants } of each(tool.admin.product.list, query)) {
    seen.products += 1
    seen.variants += variants?.length ?? 0
    for (const { prices } of variants ?? []) seen.prices += prices?.length ?? 0
  }
  return seen
}

test(`an import of ${rows} rows needs the memory of one of ${fewRows}, and goes on after it was stopped half-way`, async () => {
  const few = await imports(await catalogue('few', fewRows))
  expect(few.result).toEqual({
    kind: 'done',
    summary: { toCreate: fewRows / sizes.length, toUpdate: 0 },
  })

  const file = await catalogue('many', rows)
  const first = await imports(file, rows / 2)
  expect(first.result).toMatchObject({ kind: 'aborted', checkpoint: { rows } })
  const kept = first.result.checkpoint?.imported ?? 0
  expect(kept).toBeGreaterThanOrEqual(rows / 2)
  expect(kept).toBeLessThan(rows)

  // In another process, without the checkpoint: the store tells what is there.
  const second = await imports(file)
  const { toCreate = 0, toUpdate = 0 } = second.result.summary ?? {}
  expect(second.result.kind).toBe('done')
  expect(toCreate + toUpdate).toBe(rows / sizes.length)
  expect(toUpdate).toBeGreaterThanOrEqual(kept / sizes.length)
  const all = rows + fewRows
  expect(await inStore()).toEqual({ products: all / sizes.length, variants: all, prices: all })

  for (const { told, refused } of [few, first, second]) {
    expect(refused).toBeGreaterThan(0)
    const imported = told.map((progress) => progress.imported)
    expect(imported).toEqual(imported.toSorted((one, other) => one - other))
    expect(told.every(({ done, total }) => done < total)).toBe(true)
  }
  const peak = Math.max(first.peak, second.peak)
  process.stdout.write(`${rows} rows: ${(peak / few.peak).toFixed(2)} of the memory of ${fewRows}\n`)
  expect(peak).toBeLessThan(1.3 * few.peak)
})
