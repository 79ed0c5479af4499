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

/** The types of a page by name, with what is said about each. */
function typesOf(file: string): readonly (readonly [name: string, text: string])[] {
  const parts = readFileSync(join(site, 'types', file), 'utf8')
    .split(/^## /m)
    .slice(1)
  return parts.map((text) => [text.split(' ')[0] ?? '', text])
}

test('leaves no named type without its fields, or what it stands for', () => {
  const types = readdirSync(join(site, 'types')).flatMap(typesOf)
  expect(types.length).toBeGreaterThan(1300)
  const bare = types.filter(([, text]) => !text.includes('| field | type |') && !text.includes('```ts'))
  expect(bare.map(([name]) => name)).toEqual([])
})

test('links every described type that a method takes or answers', () => {
  const described = new Set(
    readdirSync(join(site, 'types')).flatMap((file) => typesOf(file).map(([name]) => name)),
  )
  const pages = ['store', 'admin', 'core'].flatMap((directory) =>
    readdirSync(join(site, directory)).map((file) => join(directory, file)),
  )
  const unlinked = [...pages, 'client.md', 'functions.md', 'admin-client.md', 'testing.md'].flatMap((page) =>
    readFileSync(join(site, page), 'utf8')
      .split(/^## /m)
      .slice(1)
      .flatMap((method) => {
        const signature = /```ts\n([\s\S]*?)```/.exec(method)?.[1] ?? ''
        const names = new Set(signature.match(/\b[A-Z]\w+/g) ?? [])
        return [...names].filter(
          (name) => described.has(name) && !method.includes(`#type-${name.toLowerCase()})`),
        )
      })
      .map((name) => `${page}: ${name}`),
  )
  expect(unlinked).toEqual([])
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
