import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as adminClient from '@umber/admin-client'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const client = dirname(require.resolve('@umber/commerce-client/package.json'))
const site = fileURLToPath(new URL('../site/reference/', import.meta.url))

/** `admin.product.list` of each line of the list of operations, which a test of the client holds to Medusa. */
const methods = [
  ...readFileSync(join(client, 'test/routes.txt'), 'utf8').matchAll(/\b(?:store|admin)\.[\w.]+/g),
]

test('has every method of the store and the admin API', () => {
  expect(methods.length).toBeGreaterThan(400)
  const missing = [...new Set(methods.map(([name]) => name))].filter((name) => {
    const [api = '', resource = ''] = name.split('.')
    const page = join(site, api, `${resource}.md`)
    return (
      !existsSync(page) ||
      !readFileSync(page, 'utf8').includes(`{#${name.replaceAll('.', '-').toLowerCase()}}`)
    )
  })
  expect(missing).toEqual([])
})

test('has every function of the admin client, and the options they share', () => {
  const page = readFileSync(join(site, 'admin-client.md'), 'utf8')
  const functions = Object.entries(adminClient).filter(([, value]) => typeof value === 'function')
  expect(functions.length).toBeGreaterThan(15)
  expect(functions.filter(([name]) => !page.includes(`{#${name.toLowerCase()}}`))).toEqual([])
  expect(page).toContain('concurrency')
  // All operations of a flow are in one line.
  expect(page).not.toMatch(/^, /m)
})

test('describes the named types with their fields, defaults and links', () => {
  const orders = readFileSync(join(site, 'types/admin-order.md'), 'utf8')
  expect(orders).toContain('## AdminOrderFilters {#type-adminorderfilters}')
  expect(orders).toMatch(
    /\| `created_at\?` \| `OperatorMap<string>` \[`OperatorMap`\]\(.*\/client\.md#type-operatormap\)/,
  )
  expect(readFileSync(join(site, 'admin/order.md'), 'utf8')).toContain(
    '[`AdminOrderFilters`](../types/admin-order.md#type-adminorderfilters)',
  )
  const client = readFileSync(join(site, 'types/client.md'), 'utf8')
  expect(client).toMatch(/\| `attempts\?` .*Default 4/)
  expect(readFileSync(join(site, 'types/core-index.md'), 'utf8')).toContain('## CartStoreOptions')
})

test('names the errors without the braces of the comments', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const texts = pages.map((file) => readFileSync(join(site, file), 'utf8'))
  expect(texts.some((text) => text.includes('Throws `TypeError`'))).toBe(true)
  expect(texts.filter((text) => /Throws \{|Throws `\{/.test(text))).toEqual([])
})

test('names every type as it is exported', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const unnamed = pages.filter((file) => readFileSync(join(site, file), 'utf8').includes('import("'))
  expect(unnamed).toEqual([])
})
