import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { medusaEnvironment, withoutShopSettings } from './environment.ts'
import { linkTestPayments, testPaymentsRoot } from './test-payments.ts'

const setting = {
  databaseUrl: 'postgres://here',
  secrets: { jwt: 'kept-jwt', cookie: 'kept-cookie' },
  shopOrigins: ['http://localhost:8000', 'http://127.0.0.1:8000'],
  instance: 'this-one',
  configuration: '/data/configuration',
  outbox: '/data/outbox',
  files: '/data/files',
}

it('allows the origins of the shop and those of the environment', () => {
  const environment = medusaEnvironment({ ...setting, inherited: { STORE_CORS: 'http://studio.example' } })
  expect(environment['STORE_CORS']).toBe('http://localhost:8000,http://127.0.0.1:8000,http://studio.example')
  expect(environment['AUTH_CORS']).toBe('http://localhost:8000,http://127.0.0.1:8000')
})

it('lets no page of the shop call the admin API', () => {
  expect(medusaEnvironment({ ...setting, inherited: {} })['ADMIN_CORS']).toBe('')
  const inherited = { ADMIN_CORS: 'http://tool.example' }
  expect(medusaEnvironment({ ...setting, inherited })['ADMIN_CORS']).toBe('http://tool.example')
})

it('prefers secrets and modes from the environment to stored ones', () => {
  const given = medusaEnvironment({ ...setting, inherited: { JWT_SECRET: 'given', NODE_ENV: 'production' } })
  expect(given).toMatchObject({ JWT_SECRET: 'given', COOKIE_SECRET: 'kept-cookie', NODE_ENV: 'production' })
  const kept = medusaEnvironment({ ...setting, inherited: {} })
  expect(kept).toMatchObject({ JWT_SECRET: 'kept-jwt', NODE_ENV: 'development', UMBER_INSTANCE: 'this-one' })
})

it('passes Redis on, except for throw-away data', () => {
  const inherited = {
    PATH: '/bin',
    REDIS_URL: 'redis://mine',
    STORE_CORS: 'http://x',
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mine',
    STORE_URL: 'https://shop.example',
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMITS: 'search-by-visitor=1/1',
    SHOP_PURGE_URL: 'https://shop.example/purge',
    SHOP_PURGE_TOKEN: 'mine',
    FILES_DIRECTORY: '/srv/files',
    S3_BUCKET: 'mine',
    S3_SECRET_ACCESS_KEY: 'mine',
    TEST_PAYMENTS: 'off',
    TEST_PAYMENTS_PLUGIN: '/plugin',
    AUTH_MFA_ENCRYPTION_KEY: 'mine',
  }
  expect(medusaEnvironment({ ...setting, inherited })['REDIS_URL']).toBe('redis://mine')
  expect(withoutShopSettings(inherited)).toEqual({ PATH: '/bin' })
})

it('stores uploaded files with the data, unless another directory is given', () => {
  expect(medusaEnvironment({ ...setting, inherited: {} })['FILES_DIRECTORY']).toBe('/data/files')
  const inherited = { FILES_DIRECTORY: '/srv/files' }
  expect(medusaEnvironment({ ...setting, inherited })['FILES_DIRECTORY']).toBe('/srv/files')
})

it('turns the test provider of payments on, unless the environment says otherwise', () => {
  expect(medusaEnvironment({ ...setting, inherited: {} })).toMatchObject({
    TEST_PAYMENTS: 'on',
    TEST_PAYMENTS_PLUGIN: testPaymentsRoot,
  })
  const inherited = { TEST_PAYMENTS: 'off', TEST_PAYMENTS_PLUGIN: testPaymentsRoot }
  expect(medusaEnvironment({ ...setting, inherited })).toMatchObject({
    TEST_PAYMENTS: 'off',
    TEST_PAYMENTS_PLUGIN: undefined,
  })
})

it('sets the URL for links in emails and the outbox directory', () => {
  expect(medusaEnvironment({ ...setting, inherited: {} })).toMatchObject({
    STORE_URL: 'http://localhost:8000',
    MAIL_OUTBOX: '/data/outbox',
  })
  const given = medusaEnvironment({ ...setting, inherited: { STORE_URL: 'https://shop.example' } })
  expect(given['STORE_URL']).toBe('https://shop.example')
})

it('names every shop whose rendered pages are dropped, in place of those of the environment', () => {
  const inherited = { SHOP_PURGE_URL: 'https://shop.example/purge', SHOP_PURGE_TOKEN: 'mine' }
  const purge = { urls: ['http://127.0.0.1:8000/purge', 'http://127.0.0.1:8001/purge'], token: 'drawn' }
  expect(medusaEnvironment({ ...setting, inherited, purge })).toMatchObject({
    SHOP_PURGE_URL: 'http://127.0.0.1:8000/purge,http://127.0.0.1:8001/purge',
    SHOP_PURGE_TOKEN: 'drawn',
  })
  expect(medusaEnvironment({ ...setting, inherited })).toMatchObject(inherited)
})

it('leaves the dashboard to the starter, unless the environment says what is to be', () => {
  const dashboard = '/built'
  expect(medusaEnvironment({ ...setting, dashboard, inherited: {} })).toMatchObject({
    ADMIN: 'false',
    ADMIN_DIRECTORY: '/built',
  })
  for (const ADMIN of ['true', 'false']) {
    const given = medusaEnvironment({ ...setting, dashboard, inherited: { ADMIN } })
    expect([given['ADMIN'], given['ADMIN_DIRECTORY']]).toEqual([ADMIN, undefined])
  }
})

it('links the test provider to where Medusa looks for a plugin, once', () => {
  linkTestPayments()
  linkTestPayments()
  const linked = join(testPaymentsRoot, '.medusa/server/src')
  expect(realpathSync(linked)).toBe(join(testPaymentsRoot, 'src'))
})
