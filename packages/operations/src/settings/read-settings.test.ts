import { expect, it } from 'vitest'
import { readSettings, type Reading, type Variables } from './read-settings.ts'
import { describeFaults } from './setting-fault.ts'

const complete = {
  SHOP_URL: 'https://shop.example',
  BACKEND_URL: 'https://api.shop.example',
  TRUSTED_PROXIES: 'loopback',
  DATABASE_URL: 'postgres://umber:password@127.0.0.1:5432/umber',
  JWT_SECRET: '0123456789abcdef0123456789abcdef',
  COOKIE_SECRET: 'fedcba9876543210fedcba9876543210',
  AUTH_MFA_ENCRYPTION_KEY: '02468ace02468ace13579bdf13579bdf',
  PUBLISHABLE_KEY: 'pk_1',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'orders@shop.example',
  FILES_DIRECTORY: '/var/lib/umber/files',
}
const reading: Reading = { scope: 'all', purpose: 'selling', shopFaults: () => [] }

function faults(variables: Variables, changes: Partial<Reading> = {}): readonly string[] {
  const read = readSettings(variables, { ...reading, ...changes })
  return read.kind === 'valid' ? [] : read.faults.map(({ name, problem }) => `${name} ${problem}`)
}

it('accepts what a shop on one server needs, and fills in the rest', () => {
  expect(readSettings(complete, reading)).toMatchObject({
    kind: 'valid',
    settings: { HOST: '127.0.0.1', PORT: 8000, BACKEND_PORT: 9000, PRESET: 'live', WORKER: 'shared' },
  })
})

it('lists everything that is missing at once', () => {
  expect(faults({ JWT_SECRET: ' ' })).toEqual([
    'SHOP_URL is missing',
    'BACKEND_URL is missing',
    'TRUSTED_PROXIES is missing',
    'DATABASE_URL is missing',
    'JWT_SECRET is missing',
    'COOKIE_SECRET is missing',
    'AUTH_MFA_ENCRYPTION_KEY is missing',
    'PUBLISHABLE_KEY is missing',
    'SMTP_URL is missing, and shoppers get their orders and new passwords by email',
    'FILES_DIRECTORY is missing, and so is a bucket (S3_BUCKET)',
  ])
})

it('asks a machine for the settings of its parts only', () => {
  expect(faults({}, { scope: 'shop' })).not.toContain('DATABASE_URL is missing')
  expect(faults({}, { scope: 'backend' })).not.toContain('PUBLISHABLE_KEY is missing')
  expect(faults(complete, { scope: 'worker' })).toEqual(['REDIS_URL is missing'])
})

it.each<readonly [name: string, value: string, problem: string]>([
  ['NODE_ENV', 'development', 'must be production or unset'],
  ['SHOP_URL', 'http://shop.example', 'must begin with https://'],
  ['SHOP_URL', 'https://shop.example/shop', 'must be an origin, without a path'],
  ['BACKEND_URL', 'api.shop.example', 'is not a web address'],
  ['BACKEND_PORT', '90000', 'must be a port'],
  ['BACKEND_PORT', '8000', 'must differ from PORT'],
  ['DATABASE_URL', 'mysql://db/shop', 'is not the address of a PostgreSQL database'],
  ['REDIS_URL', '127.0.0.1:6379', 'is not the address of a Redis'],
  ['SMTP_URL', 'mail.example', 'is not the address of a mail server'],
  ['JWT_SECRET', 'short', 'must have at least 32 characters'],
  ['JWT_SECRET', 'supersecret-supersecret-supersecret', 'is well known'],
  ['JWT_SECRET', 'a'.repeat(40), 'is too easy to guess'],
  ['COOKIE_SECRET', complete.JWT_SECRET, 'must differ from JWT_SECRET'],
  ['AUTH_MFA_ENCRYPTION_KEY', complete.JWT_SECRET, 'must differ from JWT_SECRET'],
  ['AUTH_MFA_ENCRYPTION_KEY', complete.COOKIE_SECRET, 'must differ from COOKIE_SECRET'],
  ['AUTH_MFA_ENCRYPTION_KEY', 'short', 'must have at least 32 characters'],
  ['WORKER', 'none', 'must be shared or separate'],
  ['PRESET', 'showcase', 'is showcase, which simulates orders'],
  ['FILES_DIRECTORY', 'files', 'must be an absolute path'],
  ['TEST_PAYMENTS', 'on', 'must be off, because everybody knows its card numbers'],
  ['EXTRA_CSP', "script-src 'unsafe-inline'", 'must list directives'],
  ['EXTRA_CSP', 'https://files.example', 'must list directives'],
])('refuses %s=%s, which %s', (name, value, problem) => {
  expect(faults({ ...complete, [name]: value }).join()).toMatch(`${name} ${problem}`)
})

it('accepts an address without TLS on this machine, and sources for the policy', () => {
  const policy = 'img-src https://files.example https://*.cdn.example; connect-src https://files.example'
  expect(faults({ ...complete, SHOP_URL: 'http://localhost:8000', EXTRA_CSP: policy })).toEqual([])
})

it('wants the settings of a bucket all or none, and those of mail and of a worker together', () => {
  expect(faults({ ...complete, S3_BUCKET: 'files', S3_REGION: 'eu' })).toEqual(
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
      (name) => `${name} is missing, and the other S3 settings need it`,
    ),
  )
  expect(faults({ ...complete, S3_BUCKET: 'files' }, { scope: 'shop' })).toEqual([])
  const { MAIL_FROM: _, ...withoutSender } = complete
  expect(faults(withoutSender)).toEqual(['MAIL_FROM is missing, and SMTP_URL needs it'])
  expect(faults({ ...complete, WORKER: 'separate' })).toEqual([
    'REDIS_URL is missing, and a separate worker needs it',
  ])
})

it('lets a demonstration go without mail', () => {
  const { SMTP_URL: _, MAIL_FROM: __, ...withoutMail } = complete
  expect(faults(withoutMail, { purpose: 'demonstration' })).toEqual([])
  expect(faults(withoutMail, { scope: 'shop' })).toEqual([])
  expect(faults(withoutMail, { scope: 'worker' })).toContain(
    'SMTP_URL is missing, and shoppers get their orders and new passwords by email',
  )
})

it('adds what the shop finds wrong, once per setting', () => {
  const shopFaults = () => [
    { name: 'TRUSTED_PROXIES', problem: 'must list addresses' },
    { name: 'BACKEND_URL', problem: 'must be a web address' },
    { name: 'SOCIAL_LINKS', problem: 'must be JSON' },
  ]
  expect(faults({ ...complete, BACKEND_URL: 'api' }, { shopFaults })).toEqual([
    'BACKEND_URL is not a web address',
    'TRUSTED_PROXIES must list addresses',
    'SOCIAL_LINKS must be JSON',
  ])
  expect(faults(complete, { shopFaults, scope: 'backend' })).toEqual(['TRUSTED_PROXIES must list addresses'])
})

it('is described by name, problem and a right value, and repeats no secret', () => {
  const text = describeFaults([
    { name: 'JWT_SECRET', problem: 'is well known' },
    { name: 'SHOP_URL', problem: 'is missing' },
  ])
  expect(text).toContain('  JWT_SECRET is well known.\n    Right is, for example: the output of: openssl')
  expect(text).toContain('  SHOP_URL is missing.\n    Right is, for example: https://shop.example')
})
