import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { firstPurchase } from '../examples/first-purchase.ts'
import { systemClock } from '../src/system-clock.ts'
import { CartServer } from './support/cart-server.ts'

const config = { baseUrl: 'http://shop.test', publishableKey: 'pk_test' }
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it('shows in the README the example that is run here', () => {
  expect(read('README.md')).toContain('```ts\n' + read('examples/first-purchase.ts') + '```')
})

it('buys something with the README’s example', async () => {
  const server = new CartServer(systemClock)
  server.latency = 1
  const said: string[] = []
  await firstPurchase({ ...config, fetch: server.fetch }, (line) => said.push(line))
  expect(said).toEqual([
    '2 in the cart',
    'item-added Linen Shirt',
    '2 × Linen Shirt, White, M',
    'Subtotal ₹378',
  ])
})

it('says what is wrong in the README’s example when there is no backend', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const said: string[] = []
  await firstPurchase({ ...config, fetch }, (line) => said.push(line))
  expect(said).toEqual(['No goods today: unreachable'])
})
