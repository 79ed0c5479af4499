import { describe, expect, it } from 'vitest'
import { snapshotKey } from './snapshot-key.ts'

const noon = new Date('2026-05-01T12:00:00Z')
const key = (environment: Readonly<Record<string, string>> = {}, now = noon): string | undefined =>
  snapshotKey({ NODE_ENV: 'development', TEST_PAYMENTS: 'on', ...environment }, now)

describe('the key of a snapshot', () => {
  it('names the day, because the seed writes dates relative to it', () => {
    expect(key()).toMatch(/^2026-05-01-[0-9a-f]{16}$/)
    expect(key({}, new Date('2026-05-02T00:00:01Z'))).toBe(key()?.replace('05-01', '05-02'))
  })

  it.each([
    { NODE_ENV: 'test' },
    { SEED_PRODUCTS: '500' },
    { ADMIN_EMAIL: 'owner@shop.example' },
    { TEST_PAYMENTS: 'off' },
    { SMTP_URL: 'smtp://mail' },
    { S3_BUCKET: 'files' },
    { STRIPE_API_KEY: 'sk_test' },
    { RAZORPAY_KEY_ID: 'rzp_test' },
    { BANK_TRANSFER_IBAN: 'DE89' },
    { MEDUSA_FF_INDEX_ENGINE: 'true' },
  ])('differs with %o', (setting) => {
    expect(key(setting)).not.toBe(key())
  })

  it('is the same for all data directories, ports and secrets', () => {
    const settings = {
      DATABASE_URL: 'postgres://here',
      JWT_SECRET: 'a',
      COOKIE_SECRET: 'b',
      STORE_CORS: 'http://localhost:8000',
      STORE_URL: 'http://localhost:8000',
      FILES_DIRECTORY: '/data/files',
      MAIL_OUTBOX: '/data/outbox',
      UMBER_INSTANCE: 'this-one',
      PORT: '1',
    }
    expect(key(settings)).toBe(key())
    expect(key({ STRIPE_API_KEY: 'sk_1' })).toBe(key({ STRIPE_API_KEY: 'sk_2' }))
  })

  it("is missing where the database has a private password, and where Redis has a part of the shop's data", () => {
    expect(key({ ADMIN_PASSWORD: 'private' })).toBeUndefined()
    expect(key({ REDIS_URL: 'redis://here' })).toBeUndefined()
  })
})
