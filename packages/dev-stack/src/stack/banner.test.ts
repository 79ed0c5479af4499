import { expect, it } from 'vitest'
import { banner, type BannerFacts } from './banner.ts'

const facts: BannerFacts = {
  purpose: 'start',
  options: { databaseUrl: undefined, preset: 'showcase' },
  stack: {
    shopUrl: 'http://localhost:8000',
    liveShopUrl: 'http://localhost:8001',
    backendUrl: 'http://localhost:9000',
  },
  store: {
    store: { name: 'Umber & Ecru' },
    demoCustomer: { email: 'demo@shop.example', password: 'secret' },
  },
  sendsMails: false,
}

const addresses = (text: string): readonly string[] => text.match(/http:\S+[^;\s]/g) ?? []

it('has the address of the demonstration first, then that of the live shop, and says what each is', () => {
  const text = banner(facts)
  expect(addresses(text)).toEqual([
    'http://localhost:8000',
    'http://localhost:8001',
    'http://localhost:9000',
    'http://localhost:9000/outbox',
  ])
  expect(text).toMatch(/Demonstration {2}http:\/\/localhost:8000\n +Simulates/)
  expect(text).toMatch(/Live shop {6}http:\/\/localhost:8001\n +Every part is real/)
  expect(text).toContain('their links open the live shop')
})

it('has the live shop alone when that was asked for', () => {
  const text = banner({
    ...facts,
    options: { ...facts.options, preset: 'live' },
    stack: { ...facts.stack, liveShopUrl: undefined },
  })
  expect(text).toMatch(/Live shop {6}http:\/\/localhost:8000\n +Every part is real/)
  expect(text).not.toMatch(/Demonstration|their links/)
})

it('names the way to the live shop where only the demonstration is served', () => {
  const text = banner({ ...facts, purpose: 'dev', stack: { ...facts.stack, liveShopUrl: undefined } })
  expect(text).toContain('`pnpm dev --live` serves the live shop.')
  expect(text).not.toContain('Live shop')
})

it('says where the mails and the data are', () => {
  const options = { ...facts.options, databaseUrl: 'postgres://mine' }
  const text = banner({ ...facts, options, sendsMails: true })
  expect(text).toContain('Sent by your mail server (SMTP_URL)')
  expect(text).toContain('The data is in your own database (DATABASE_URL).')
})
