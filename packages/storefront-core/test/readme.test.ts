import { readFileSync } from 'node:fs'
import { createFakeBackend } from '@umber/fake-backend'
import { expect, it } from 'vitest'
import { firstPurchase } from '../examples/first-purchase.ts'

const config = { baseUrl: 'http://shop.test', publishableKey: 'pk_test' }
const address = {
  firstName: 'Asha',
  lastName: 'Raman',
  email: 'asha@example.com',
  phone: '+91 98450 12345',
  address1: '27 Cubbon Cross',
  address2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  country: 'India',
}
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it('shows in the README the example that is run here, in about forty lines', () => {
  const example = read('examples/first-purchase.ts')
  expect(read('README.md')).toContain('```ts\n' + example + '```')
  expect(example.split('\n').length).toBeLessThanOrEqual(43)
})

it('buys something with the README’s example', async () => {
  const { fetch } = createFakeBackend({ publishableKey: 'pk_test' })
  const said: string[] = []
  await firstPurchase({ ...config, fetch }, address, (line) => said.push(line))
  expect(said).toEqual([expect.stringMatching(/^2 × \w+/), expect.stringMatching(/^Order \d+$/)])
})

it('reports in the README’s example that there is no backend', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const said: string[] = []
  await firstPurchase({ ...config, fetch }, address, (line) => said.push(line))
  expect(said).toEqual(['No products today: unreachable'])
})
