import type { HttpTypes } from '@medusajs/types'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminWorkflowEvent } from '../../../src/admin/index.ts'
import type { FetchArgs } from '../../../src/index.ts'
import { importedProduct } from '../../support/imported-product.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'
import { productCsv } from '../../support/product-csv.ts'
import { untilFound } from '../../support/until-found.ts'

let admin: Merchant['admin']
const uploaded: string[] = []

beforeAll(async () => {
  const merchant = await liveMerchant()
  admin = merchant.admin
  uploadsAreNoted(merchant.client)
  return async () => {
    for (const id of uploaded) await admin.upload.delete(id)
  }
})

/** Records the names of uploads: an import does not return the stored name of its file. */
function uploadsAreNoted(client: Merchant['client']): void {
  const send = client.fetch.bind(client)
  client.fetch = async <T>(input: string | URL, init?: FetchArgs) => {
    const answer = await send<T>(input, init)
    if (input === '/admin/uploads') uploaded.push(one((answer as HttpTypes.AdminFileListResponse).files).id)
    return answer
  }
}

describe('files', () => {
  test('of products are imported: address requested, file put there, import posted, confirmed', async () => {
    const title = `import-${randomUUID()}`
    const file = await productCsv(admin, title)
    const presigned = await admin.upload.presignedUrl({
      originalname: file.name,
      mime_type: file.type,
      size: file.size,
    })
    expect(presigned).toMatchObject({ originalname: 'products.csv', extension: 'csv', mime_type: 'text/csv' })

    const { transaction_id, summary } = await admin.product.createImport({ file })
    expect(summary).toEqual({ toCreate: 1, toUpdate: 0 })
    await admin.product.confirmImport(transaction_id)
    await importedProduct(admin, title)
  })

  test('of products are imported, and the import is followed until it has finished', async () => {
    const title = `import-${randomUUID()}`
    const { transaction_id } = await admin.product.createImport({ file: await productCsv(admin, title) })
    const progress = admin.product.followImport(transaction_id)
    await admin.product.confirmImport(transaction_id)
    const told: AdminWorkflowEvent[] = []
    for await (const event of progress) told.push(event)
    expect(new Set(told.map((event) => event.transaction_id))).toEqual(new Set([transaction_id]))
    expect(new Set(told.map((event) => event.workflow_id))).toEqual(new Set(['import-products-as-chunks']))
    expect(told.at(-1)).toMatchObject({ event_type: 'onFinish' })
    const step = told.find(({ event_type }) => event_type === 'onStepSuccess')?.step
    expect(step?.id).toMatch(/^_root\./)
    expect(typeof step?.definition?.action).toBe('string')
    expect(step?.invoke?.state).toBe('done')
    await importedProduct(admin, title)
  })

  test('of products are imported in one request, with the legacy route', async () => {
    const title = `import-${randomUUID()}`
    const { transaction_id, summary } = await admin.product.import({ file: await productCsv(admin, title) })
    expect(summary).toEqual({ toCreate: 1, toUpdate: 0 })
    await admin.product.confirmLegacyImport(transaction_id)
    await importedProduct(admin, title)
  })

  test('of products, orders and stock are exported, and a notification links to them', async () => {
    const since = one((await admin.notification.list({ limit: 1 })).notifications).created_at
    const begun = await Promise.all([
      admin.product.export({}),
      admin.order.export(),
      admin.inventoryItem.export({}),
    ])
    for (const { transaction_id } of begun) expect(transaction_id).toMatch(/^auto-/)
    for (const title of ['Product export', 'Order export', 'Inventory export']) {
      const { id, data } = await untilFound(async () => {
        const { notifications } = await admin.notification.list({ channel: 'feed', limit: 50 })
        return notifications.find((told) => told.data?.['title'] === title && told.created_at >= since)
      })
      const { url } = (data ?? {})['file'] as { url: string }
      expect(url).toMatch(/-exports-[\w-]+\.csv$/)
      const key = url.slice(url.lastIndexOf('/') + 1)
      expect(await admin.upload.delete(key)).toMatchObject({ id: key, deleted: true })
      expect((await admin.notification.retrieve(id)).notification).toMatchObject({ id, data: { title } })
    }
  })

  test('are uploaded, read and deleted', async () => {
    const { files } = await admin.upload.create({
      files: [new File(['one'], 'one.csv', { type: 'text/csv' }), { name: 'two.csv', content: 'two' }],
    })
    uploaded.pop()
    expect(files).toHaveLength(2)
    for (const { id, url } of files) {
      expect((await admin.upload.retrieve(id)).file).toMatchObject({ id, url })
      expect(await admin.upload.delete(id)).toMatchObject({ id, deleted: true })
    }
  })
})
