import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it, vi } from 'vitest'

import { deleteOldExports, keyOfExport } from './old-exports'

const local = 'private-1764115200001-1764115200000-order-exports-6f8a2e5e-8d0f-4b52-9d0a-0f3c1e1f6a11.csv'
const inBucket = '1764115200000-product-exports-01KAYQ8V6T9M1N3Z4X5C6V7B8N.csv'

it.each([local, inBucket])('the key of an export is read from its address: %s', (key) => {
  expect(keyOfExport(`/static/${key}`)).toBe(key)
})

it.each([
  `https://files.example/static/${local}`,
  `/static/../${local}`,
  `/static/shop%2F${local}`,
  `/static/${local}?x`,
  `/static/${local}-400.webp`,
  '/static/1764115200000-shirt-front.png',
  '/static/1764115200000-products.csv',
])('another address has none: %s', (url) => {
  expect(keyOfExport(url)).toBeUndefined()
})

it('files are deleted in batches, then their notifications lose the link, and other files stay', async () => {
  const raw = vi.fn<(sql: string, bindings: object) => Promise<{ rows: readonly object[] }>>()
  const deleteFiles = vi.fn<(keys: readonly string[]) => Promise<void>>(async () => Promise.resolve())
  const container = {
    resolve: (name: string) => (name === 'file' ? { deleteFiles } : { raw }),
  } as unknown as MedusaContainer
  raw
    .mockResolvedValueOnce({
      rows: [
        { id: 'noti_1', url: `/static/${local}` },
        { id: 'noti_2', url: '/static/1-shirt.png' },
      ],
    })
    .mockResolvedValueOnce({ rows: [] })
    .mockResolvedValueOnce({ rows: [{ id: 'noti_3', url: `/static/${inBucket}` }] })
    .mockResolvedValueOnce({ rows: [] })
  expect(await deleteOldExports(container, new Date('2026-11-23T00:00:00Z'), 2)).toBe(2)
  expect(deleteFiles.mock.calls).toEqual([[[local]], [[inBucket]]])
  expect(raw.mock.calls.map(([, bindings]) => bindings)).toEqual([
    { last: '', since: new Date('2026-11-20T00:00:00Z') },
    { ids: ['noti_1'] },
    { last: 'noti_2', since: new Date('2026-11-20T00:00:00Z') },
    { ids: ['noti_3'] },
  ])
})

it('a notification keeps its link while its file cannot be deleted', async () => {
  const raw = vi.fn<(sql: string) => Promise<{ rows: readonly object[] }>>(async () =>
    Promise.resolve({ rows: [{ id: 'noti_1', url: `/static/${local}` }] }),
  )
  const deleteFiles = async () => Promise.reject(new Error('no bucket'))
  const container = {
    resolve: (name: string) => (name === 'file' ? { deleteFiles } : { raw }),
  } as unknown as MedusaContainer
  await expect(deleteOldExports(container, new Date())).rejects.toThrow('no bucket')
  expect(raw).toHaveBeenCalledTimes(1)
})
