import { expect, test } from 'vitest'
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

test('a file on another server is read without the key', async () => {
  const { tool, requests } = stubTool(() => ({}))
  await downloadText(tool, { filename: 'a.csv', url: 'https://files.example/a.csv?signature=1' })
  await downloadText(tool, { filename: 'a.csv', url: 'http://localhost:9000/static/a.csv' })
  expect(requests.map(({ authorization }) => authorization)).toEqual([null, expect.stringMatching(/^Basic /)])
})
