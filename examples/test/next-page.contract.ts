import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Page from '../next-page/app/page.tsx'
import { ownProduct, ownTool, type OwnProduct } from './own-shop.ts'

// Renders the page as React's server does. `pnpm prove:packages` builds it with Next.js.

let product: OwnProduct

beforeAll(async () => {
  product = await ownProduct(ownTool())
})
afterAll(async () => product.remove())

beforeEach(() => {
  vi.stubEnv('MEDUSA_URL', process.env['BACKEND_URL'])
  vi.stubEnv('MEDUSA_PUBLISHABLE_KEY', process.env['PUBLISHABLE_KEY'])
})
afterEach(() => void vi.unstubAllEnvs())

test('the Next.js page lists each product with its price', async () => {
  const html = renderToStaticMarkup(await Page())
  expect(html).toMatch(/<h1>\d+ products<\/h1>/)
  expect(html).toMatch(new RegExp(`<li>${product.sku} [^<]*1,000`))
})

test('the Next.js page says so when the shop refuses', async () => {
  vi.stubEnv('MEDUSA_PUBLISHABLE_KEY', 'pk_wrong')
  expect(renderToStaticMarkup(await Page())).toContain('The shop does not answer: ')
})
