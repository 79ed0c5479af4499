import { expect, it } from 'vitest'
import type { Scope } from '../parts/part.ts'
import { derivedSettings, environmentOf, localAddress, workerModeOf } from './part-environment.ts'
import { readSettings, type Settings, type Variables } from './read-settings.ts'

const given = {
  SHOP_URL: 'https://shop.example/',
  BACKEND_URL: 'https://api.shop.example',
  TRUSTED_PROXIES: 'loopback',
  DATABASE_URL: 'postgres://127.0.0.1/umber',
  REDIS_URL: 'redis://127.0.0.1',
  JWT_SECRET: '0123456789abcdef0123456789abcdef',
  COOKIE_SECRET: 'fedcba9876543210fedcba9876543210',
  AUTH_MFA_ENCRYPTION_KEY: '02468ace02468ace13579bdf13579bdf',
  PUBLISHABLE_KEY: 'pk_1',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'orders@shop.example',
  FILES_DIRECTORY: '/var/lib/umber/files',
}

function settingsOf(variables: Variables): Settings {
  const read = readSettings(variables, { scope: 'all', purpose: 'selling', shopFaults: () => [] })
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.faults))
  return read.settings
}

const derived = (variables: Variables, scope: Scope = 'all') =>
  derivedSettings(settingsOf(variables), scope, variables)

it('derives the origins that may call the backend, and the links in emails', () => {
  expect(derived(given, 'backend')).toEqual({
    NODE_ENV: 'production',
    PRESET: 'live',
    ADMIN: 'true',
    STORE_URL: 'https://shop.example',
    STORE_CORS: 'https://shop.example',
    AUTH_CORS: 'https://shop.example,https://api.shop.example',
    ADMIN_CORS: 'https://api.shop.example',
    MEDUSA_DISABLE_TELEMETRY: 'true',
  })
})

it('connects shop and backend that run on one machine', () => {
  expect(derived({ ...given, HOST: '0.0.0.0', PORT: '80', BACKEND_PORT: '90' })).toMatchObject({
    BACKEND_INTERNAL_URL: 'http://127.0.0.1:90',
    SHOP_PURGE_URL: 'http://127.0.0.1:80/purge',
    SHOP_PURGE_TOKEN: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

it('keeps what is set, except for the mode of Node', () => {
  const kept = {
    STORE_CORS: 'https://a.example',
    SHOP_PURGE_TOKEN: 'a-token-of-enough-length',
    ADMIN: 'false',
  }
  const names = Object.keys(derived({ ...given, ...kept }))
  expect(names).not.toEqual(expect.arrayContaining(Object.keys(kept)))
  for (const name of Object.keys(kept)) expect(names).not.toContain(name)
  expect(names).toContain('NODE_ENV')
})

it('leaves the background work to a worker only when there is one', () => {
  expect(workerModeOf('backend', settingsOf(given))).toBe('shared')
  expect(workerModeOf('backend', settingsOf({ ...given, WORKER: 'separate' }))).toBe('server')
  expect(workerModeOf('worker', settingsOf(given))).toBe('worker')
})

it('gives the shop no secret of the backend', () => {
  const withStripe = { ...given, STRIPE_API_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(environmentOf('shop', withStripe)).not.toHaveProperty('STRIPE_API_KEY')
  expect(environmentOf('shop', withStripe)).not.toHaveProperty('STRIPE_WEBHOOK_SECRET')
  const withRazorpay = {
    ...given,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'a',
    RAZORPAY_WEBHOOK_SECRET: 'b',
  }
  expect(environmentOf('shop', withRazorpay)).toEqual(
    environmentOf('shop', { ...given, RAZORPAY_KEY_ID: 'rzp_test_1' }),
  )
  expect(environmentOf('shop', given)).not.toHaveProperty('JWT_SECRET')
  expect(environmentOf('shop', given)).not.toHaveProperty('DATABASE_URL')
  expect(environmentOf('shop', given)).toHaveProperty('PUBLISHABLE_KEY')
  expect(environmentOf('backend', given)).toEqual(given)
})

it('reaches a server on all addresses at the loopback', () => {
  expect(['0.0.0.0', '::', '10.0.0.2', '::1'].map(localAddress)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '10.0.0.2',
    '[::1]',
  ])
})
