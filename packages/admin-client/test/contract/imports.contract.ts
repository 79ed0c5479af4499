import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AdminProduct, AdminProductVariant } from '@umber/commerce-client/admin'
import { deletedAfterwards } from '../../../commerce-client/test/support/afterwards.ts'
import { one } from '../../../commerce-client/test/support/one.ts'
import { premises } from '../../../commerce-client/test/support/own-products.ts'
import {
  downloadText,
  exportProducts,
  formatCsv,
  importableRows,
  importProducts,
  parseCsv,
  setBasePrices,
  type Row,
} from '../../src/index.ts'
import { ended } from '../support/ended.ts'
import { liveTool } from '../support/live-tool.ts'

const tool = liveTool()
const quick = { interval: 100 }
const fields = [
  'id,title,handle,subtitle,description,status,external_id,thumbnail,collection_id,type_id,discountable,is_giftcard',
  'height,length,weight,width,hs_code,mid_code,material,origin_country,metadata,updated_at',
  '*variants,*variants.prices,variants.prices.price_rules.attribute,variants.prices.price_rules.value',
  '*variants.options,*images,*tags,*categories,*sales_channels,*options,*options.values',
].join(',')

const newName = (): string => `import-${randomUUID()}`

async function read(id: string): Promise<AdminProduct> {
  return (await tool.admin.product.retrieve(id, { fields })).product
}

async function byHandle(handle: string): Promise<AdminProduct> {
  const { products } = await tool.admin.product.list({ handle, fields })
  const product = one(products)
  for (const option of product.options ?? []) deletedAfterwards(option.id, tool.admin.productOption.delete)
  deletedAfterwards(product.id, tool.admin.product.delete)
  return product
}

/** A product with three variants, prices in the store's currency and in another one, pictures and a tag. */
async function ownProduct(): Promise<AdminProduct> {
  const place = await premises(tool.admin)
  const name = newName()
  const { product_tag } = await tool.admin.productTag.create({ value: name })
  deletedAfterwards(product_tag.id, tool.admin.productTag.delete)
  const { product } = await tool.admin.product.create({
    title: name,
    handle: name,
    status: 'published',
    description: '- washed\n- light',
    metadata: { care: 'cold' },
    sales_channels: [{ id: place.channelId }],
    tags: [{ id: product_tag.id }],
    images: ['a', 'b', 'c'].map((image) => ({ url: `https://cdn.example/${image}.webp` })),
    options: [{ title: 'Size', values: ['S', 'M', 'L'] }],
    variants: ['S', 'M', 'L'].map((size, index) => ({
      title: size,
      sku: `${name}-${size}`,
      manage_inventory: false,
      options: { Size: size },
      prices: ['inr', 'eur'].map((currency_code) => ({ currency_code, amount: 100 + index })),
    })),
  })
  return byHandle(product.handle)
}

async function rowsOf(id: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const exported = await exportProducts(tool, { filter: { id } }, quick)
  ended(exported, 'done')
  const parsed = parseCsv(await downloadText(tool, exported.file))
  ended(parsed, 'parsed')
  return importableRows(parsed.rows)
}

/** A variant without what changes with each write. */
function lastingVariant(variant: AdminProductVariant) {
  const { updated_at: _, prices, options, ...rest } = variant
  return {
    ...rest,
    options: (options ?? []).map(({ value }) => value),
    prices: (prices ?? []).map(({ amount, currency_code }) => `${currency_code} ${amount}`).toSorted(),
  }
}

/** A product without what changes with each write. */
function lasting(product: AdminProduct) {
  const { updated_at: _, ...rest } = product
  return {
    ...rest,
    images: (product.images ?? []).map(({ url }) => url),
    variants: (product.variants ?? [])
      .map(lastingVariant)
      .toSorted((one_, other) => one_.id.localeCompare(other.id)),
  }
}

/** With the entries of every list by their ids: the database gives tags and prices in any order. Images have their rank. */
function inOrder<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const idOf = (entry: unknown): string => String((entry as { readonly id?: unknown } | null)?.id)
    return value
      .map((entry: unknown) => inOrder(entry))
      .toSorted((one_, other) => idOf(one_).localeCompare(idOf(other))) as Value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, inOrder(entry)])) as Value
}

describe('an import', () => {
  test('of the export of every product changes nothing', async () => {
    const list = async () => {
      const { products } = await tool.admin.product.list({
        limit: 1000,
        order: 'id',
        fields,
        created_at: { $lt: begun },
      })
      return inOrder(products)
    }
    const begun = new Date().toISOString()
    const before = await list()
    const exported = await exportProducts(tool, { filter: { id: before.map(({ id }) => id) } }, quick)
    ended(exported, 'done')
    const parsed = parseCsv(await downloadText(tool, exported.file))
    ended(parsed, 'parsed')
    const result = await importProducts(tool, { rows: importableRows(parsed.rows) }, quick)
    expect(result).toEqual({ kind: 'done', summary: { toCreate: 0, toUpdate: before.length } })
    expect(await list()).toEqual(before)
  })

  test('of an export with a new title and a new price keeps everything else', async () => {
    const product = await ownProduct()
    const rows = (await rowsOf(product.id)).map((row, index): Row =>
      Object.assign({}, row, index === 0 && { 'Product Title': 'Renamed' }, { 'Variant Price INR': '7.5' }),
    )
    expect(await importProducts(tool, { rows }, quick)).toMatchObject({ kind: 'done' })
    const before = lasting(product)
    const variants = before.variants.map((variant) =>
      Object.assign({}, variant, {
        prices: [...variant.prices.filter((price) => !price.startsWith('inr')), 'inr 7.5'],
      }),
    )
    expect(lasting(await read(product.id))).toEqual({ ...before, title: 'Renamed', variants })
  })

  test('of one row changes that variant only', async () => {
    const product = await ownProduct()
    const before = lasting(product)
    const [first, ...others] = before.variants
    const row = {
      'Product Id': product.id,
      'Variant Id': first?.id ?? '',
      'Variant Price INR': 99,
      'Product Image 1': '',
    }
    expect(await importProducts(tool, { rows: [row] }, { ...quick, dryRun: true })).toMatchObject({
      kind: 'checked',
    })
    expect(await importProducts(tool, { rows: [row] }, quick)).toMatchObject({ kind: 'done' })
    const euros = (first?.prices ?? []).filter((price) => price.startsWith('eur'))
    const changed = { ...first, prices: [...euros, 'inr 99'] }
    expect(lasting(await read(product.id))).toEqual({ ...before, variants: [changed, ...others] })

    const weights = others.map(({ id }) => ({
      'Product Id': product.id,
      'Variant Id': id,
      'Variant Weight': 300,
    }))
    expect(await importProducts(tool, { rows: weights }, quick)).toMatchObject({ kind: 'done' })
    const heavy = others.map((variant) => Object.assign({}, variant, { weight: 300 }))
    expect(lasting(await read(product.id))).toEqual({ ...before, variants: [changed, ...heavy] })

    const pictures = [{ 'Product Id': product.id, 'Product Image 1': 'https://cdn.example/new.webp' }]
    expect(await importProducts(tool, { rows: pictures }, quick)).toMatchObject({ kind: 'done' })
    const images = ['https://cdn.example/new.webp', ...before.images]
    const seen = lasting(await read(product.id))
    expect(seen).toEqual({ ...before, images, variants: [changed, ...heavy] })

    const replace = ['variants', 'images'] as const
    const less = [{ ...row, 'Product Image 1': 'https://cdn.example/a.webp' }]
    expect(await importProducts(tool, { rows: less }, { ...quick, replace })).toMatchObject({ kind: 'done' })
    expect(lasting(await read(product.id))).toEqual({
      ...before,
      images: ['https://cdn.example/a.webp'],
      variants: [changed],
    })
  })

  test('adds a variant to a product, and refuses a value that its option lacks', async () => {
    const product = await ownProduct()
    const last = (product.variants ?? []).find(({ title }) => title === 'L')
    await tool.admin.product.deleteVariant(product.id, last?.id ?? '')
    const row = (size: string): Row => ({
      'Product Handle': product.handle,
      'Variant Title': size,
      'Variant Sku': `${product.handle}-${size}`,
      'Variant Manage Inventory': 'FALSE',
      'Variant Price INR': 120,
      'Variant Option 1 Name': 'Size',
      'Variant Option 1 Value': size,
    })
    const refused = await importProducts(tool, { rows: [row('L'), row('XL')] }, quick)
    expect(refused).toMatchObject({ kind: 'invalid', errors: [{ row: 2 }] })
    expect(await importProducts(tool, { rows: [row('L')] }, quick)).toMatchObject({ kind: 'done' })
    const seen = lasting(await read(product.id)).variants.map(
      ({ title, options, prices }) => `${title}: ${[...options, ...prices].join()}`,
    )
    expect(seen.toSorted()).toEqual(['L: L,inr 120', 'M: M,eur 101,inr 101', 'S: S,eur 100,inr 100'])
  })

  test('reads what a spreadsheet writes, and keeps digits and words as texts', async () => {
    const name = newName()
    const digits = String(Date.now())
    const cells: Row = {
      'Product Handle': name,
      'Product Title': '501',
      'Product Description': '<p>Frame 12" oak; washed, light &amp; soft</p>\nC:\\new\\r',
      'Product Material': 'true',
      'Product Metadata': '{"a":[1]}',
      'Variant Title': '42',
      'Variant Sku': digits,
      'Variant Ean': `4${digits.slice(-12)}`,
      'Variant Hs Code': '610342',
      'Product External Id': '1234567890123456789',
      'Product Status': 'published',
      'Product Discountable': 'FALSE',
      'Variant Price INR': '19.90',
      'Variant Option 1 Name': 'Size',
      'Variant Option 1 Value': '42',
    }
    const lines = formatCsv([cells]).replaceAll('\n', '\r')
    const csv = new Uint8Array(Uint16Array.from(`\uFEFF${lines}`, (sign) => sign.charCodeAt(0)).buffer)
    expect(await importProducts(tool, { csv }, quick)).toEqual({
      kind: 'done',
      summary: { toCreate: 1, toUpdate: 0 },
    })
    expect(await byHandle(name)).toMatchObject({
      title: '501',
      description: '<p>Frame 12" oak; washed, light &amp; soft</p>\rC:\\new\\r',
      material: 'true',
      metadata: { a: [1] },
      external_id: '1234567890123456789',
      status: 'published',
      discountable: false,
      variants: [
        {
          title: '42',
          sku: digits,
          ean: `4${digits.slice(-12)}`,
          hs_code: '610342',
          prices: [{ amount: 19.9 }],
        },
      ],
    })
    const again = await importProducts(tool, { csv }, quick)
    expect(again).toEqual({ kind: 'done', summary: { toCreate: 0, toUpdate: 1 } })
  })

  test('of a product without options gives it the one that the dashboard gives, and refuses two such variants', async () => {
    const name = newName()
    const row: Row = {
      'Product Handle': name,
      'Product Title': 'Mug',
      'Variant Title': 'One',
      'Variant Price INR': 90,
    }
    const two = await importProducts(tool, { rows: [row, { ...row, 'Variant Title': 'Two' }] }, quick)
    expect(two).toMatchObject({ kind: 'invalid', errors: [{ row: 2 }] })
    expect(await importProducts(tool, { rows: [row] }, quick)).toMatchObject({ kind: 'done' })
    const { options, variants } = await byHandle(name)
    expect(options).toMatchObject([{ title: 'Default option', values: [{ value: 'Default option value' }] }])
    expect(variants).toMatchObject([{ title: 'One', options: [{ value: 'Default option value' }] }])
    expect(await importProducts(tool, { rows: [row] }, quick)).toEqual({
      kind: 'done',
      summary: { toCreate: 0, toUpdate: 1 },
    })
  })

  test('of a variant with the price of a region is refused, and the price stays', async () => {
    const product = await ownProduct()
    const [variant] = product.variants ?? []
    const [region] = (await tool.admin.region.list({ limit: 1 })).regions
    const prices = (variant?.prices ?? []).map(({ id, currency_code, amount }) => ({
      id,
      currency_code: currency_code ?? '',
      amount,
    }))
    const ofRegion = { currency_code: 'inr', amount: 90, rules: { region_id: region?.id ?? '' } }
    await tool.admin.product.updateVariant(product.id, variant?.id ?? '', { prices: [...prices, ofRegion] })
    const before = lasting(await read(product.id))
    const row = { 'Product Id': product.id, 'Variant Id': variant?.id ?? '', 'Variant Weight': 300 }
    expect(await importProducts(tool, { rows: [row] }, quick)).toMatchObject({
      kind: 'invalid',
      errors: [{ row: 1 }],
    })
    expect(lasting(await read(product.id))).toEqual(before)
    expect(before.variants.find(({ id }) => id === variant?.id)?.prices).toContain('inr 90')
  })

  test('names what the store says against the rows, and changes nothing', async () => {
    const product = await ownProduct()
    const [variant] = product.variants ?? []
    const row = { 'Product Handle': newName(), 'Product Title': 'New', 'Variant Title': 'One' }
    const rows: readonly Row[] = [
      { ...row, 'Variant Sku': variant?.sku },
      { ...row, 'Product Handle': newName(), 'Variant Price XYZ': 1 },
      { 'Product Id': 'prod_unknown', 'Product Title': 'None' },
      { ...row, 'Product Handle': newName(), 'Product Tag 1': newName() },
      { 'Product Id': product.id, 'Variant Id': 'variant_unknown', 'Variant Weight': 1 },
      { ...row, 'Product Handle': newName(), 'Product Collection Id': 'pcol_unknown' },
    ]
    const result = await importProducts(tool, { rows }, quick)
    ended(result, 'invalid')
    expect(result.errors.map(({ row: at }) => at)).toEqual([1, 2, 3, 4, 5, 6])
    expect(await read(product.id)).toEqual(product)
  })
})

test('a base price is set, and the prices in other currencies stay', async () => {
  const product = await ownProduct()
  const sku = product.variants?.[0]?.sku ?? ''
  const report = await setBasePrices(tool, [
    { sku, currency: 'inr', amount: 77 },
    { sku, currency: 'zzz', amount: 77 },
  ])
  expect(report).toMatchObject({ kind: 'incomplete', results: [{ kind: 'updated' }, { kind: 'invalid' }] })
  const seen = lasting(await read(product.id)).variants.find((variant) => variant.sku === sku)
  expect(seen?.prices).toEqual(['eur 100', 'inr 77'])
})
