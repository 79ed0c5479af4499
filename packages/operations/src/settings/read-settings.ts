import type { OwnTexts } from '../check/own-texts.ts'
import { z } from 'zod'
import { partsOf, type Scope } from '../parts/part.ts'
import { noFiles, type SettingFault } from './setting-fault.ts'
import { bankTransferFaults, bankTransferSchema } from './bank-transfer.ts'
import { razorpayFaults, razorpaySchema } from './razorpay.ts'
import { stripeFaults, stripeSchema } from './stripe.ts'
import { extraPolicy, httpUrl, port, publicOrigin, secret, urlOf } from './values.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** The bucket of uploaded files: all of these or none. */
const bucket = {
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}
type BucketName = keyof typeof bucket

/** What both parts need to know. The shop's own settings are in apps/web/server/settings.ts. */
const schema = z.object({
  NODE_ENV: z.literal('production', 'must be production or unset').optional(),
  SHOP_URL: publicOrigin.optional(),
  BACKEND_URL: publicOrigin.optional(),
  BACKEND_INTERNAL_URL: httpUrl.optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8000),
  BACKEND_PORT: port.default(9000),
  WORKER_PORT: port.default(9001),
  WORKER: z.enum(['shared', 'separate'], 'must be shared or separate').default('shared'),
  PRESET: z.enum(['live', 'showcase'], 'must be live').default('live'),
  DATABASE_URL: urlOf('a PostgreSQL database', /^postgres(ql)?:$/).optional(),
  REDIS_URL: urlOf('a Redis', /^rediss?:$/).optional(),
  SMTP_URL: urlOf('a mail server', /^smtps?:$/).optional(),
  MAIL_FROM: z.string().includes('@', 'has no address').optional(),
  JWT_SECRET: secret.optional(),
  COOKIE_SECRET: secret.optional(),
  AUTH_MFA_ENCRYPTION_KEY: secret.optional(),
  SHOP_PURGE_TOKEN: z.string().optional(),
  SHOP_PURGE_URL: z.string().optional(),
  ...bucket,
  S3_ENDPOINT: httpUrl.optional(),
  S3_PREFIX: z.string().optional(),
  FILES_DIRECTORY: z.string().startsWith('/', 'must be an absolute path').optional(),
  EXTRA_CSP: extraPolicy.optional(),
  ...stripeSchema,
  ...razorpaySchema,
  ...bankTransferSchema,
  TEST_PAYMENTS: z.literal('off', 'must be off, because everybody knows its card numbers').optional(),
})

export type Settings = z.infer<typeof schema>

export interface Reading {
  readonly scope: Scope
  readonly purpose: 'selling' | 'demonstration'
  /** Reads the shop's own settings, and returns what is wrong with them. */
  readonly shopFaults: (variables: Variables) => readonly SettingFault[]
  /** What of the sample the shop still shows; undefined when it is nothing. `own` is undefined when it is not known. */
  readonly sampleTexts?: (own: OwnTexts | undefined) => string | undefined
}

export type ReadSettings =
  | { readonly kind: 'valid'; readonly settings: Settings }
  | { readonly kind: 'invalid'; readonly faults: readonly [SettingFault, ...SettingFault[]] }

/** Reads all settings of a scope. An empty one counts as absent. */
export function readSettings(variables: Variables, reading: Reading): ReadSettings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const { data, error } = schema.safeParse(given)
  const invalid = (error?.issues ?? []).map(({ path, message }) => ({
    name: String(path[0]),
    problem: message,
  }))
  const [first, ...further] = oncePerName([
    ...missing(given, reading.scope),
    ...invalid,
    ...contradictions(given, reading),
    ...relevantShopFaults(given, reading),
  ])
  if (first !== undefined) return { kind: 'invalid', faults: [first, ...further] }
  if (data === undefined) throw new Error('Invalid settings without a fault.')
  return { kind: 'valid', settings: data }
}

const everyPart = ['SHOP_URL', 'BACKEND_URL', 'TRUSTED_PROXIES']
const secrets = ['JWT_SECRET', 'COOKIE_SECRET', 'AUTH_MFA_ENCRYPTION_KEY']
const required = {
  shop: [...everyPart, 'PUBLISHABLE_KEY'],
  backend: [...everyPart, 'DATABASE_URL', ...secrets],
  worker: [...everyPart, 'DATABASE_URL', ...secrets, 'REDIS_URL'],
} as const

function missing(given: Variables, scope: Scope): readonly SettingFault[] {
  return partsOf(scope)
    .flatMap((part) => required[part])
    .filter((name) => given[name] === undefined)
    .map((name) => ({ name, problem: 'is missing' }))
}

/** Settings that do not go together. */
function contradictions(given: Variables, { scope, purpose }: Reading): readonly SettingFault[] {
  const faults: SettingFault[] = []
  const fault = (name: string, problem: string, isWrong: boolean) => {
    if (isWrong) faults.push({ name, problem })
  }
  const has = (name: string) => given[name] !== undefined
  for (const [index, name] of secrets.entries())
    for (const earlier of secrets.slice(0, index))
      fault(name, `must differ from ${earlier}`, has(name) && given[name] === given[earlier])
  fault(
    'SMTP_URL',
    'is missing, and shoppers get their orders and new passwords by email',
    !has('SMTP_URL') && purpose === 'selling' && scope !== 'shop',
  )
  fault('MAIL_FROM', 'is missing, and SMTP_URL needs it', has('SMTP_URL') && !has('MAIL_FROM'))
  fault(
    'SHOP_PURGE_TOKEN',
    'is missing, and SHOP_PURGE_URL needs it',
    has('SHOP_PURGE_URL') && !has('SHOP_PURGE_TOKEN'),
  )
  fault(
    'REDIS_URL',
    'is missing, and a separate worker needs it',
    given['WORKER'] === 'separate' && !has('REDIS_URL'),
  )
  fault(
    'PRESET',
    'is showcase, which simulates orders',
    given['PRESET'] === 'showcase' && purpose === 'selling',
  )
  const ports = [given['PORT'] ?? '8000', given['BACKEND_PORT'] ?? '9000']
  fault('BACKEND_PORT', 'must differ from PORT', scope === 'all' && ports[0] === ports[1])
  faults.push(...stripeFaults(given, scope), ...razorpayFaults(given, scope), ...bankTransferFaults(given))
  const names = Object.keys(bucket) as BucketName[]
  const absent = names.filter((name) => !has(name))
  const hasBucket = absent.length < names.length || has('S3_ENDPOINT') || has('S3_PREFIX')
  // The shop has its files from the backend.
  if (scope === 'shop') return faults
  if (hasBucket) for (const name of absent) fault(name, 'is missing, and the other S3 settings need it', true)
  else fault(noFiles.name, noFiles.problem, !has('FILES_DIRECTORY'))
  return faults
}

/** A machine without the shop needs only what both parts read. */
function relevantShopFaults(given: Variables, { scope, shopFaults }: Reading): readonly SettingFault[] {
  const faults = shopFaults(given)
  return partsOf(scope).includes('shop') ? faults : faults.filter(({ name }) => name === 'TRUSTED_PROXIES')
}

function oncePerName(faults: readonly SettingFault[]): readonly SettingFault[] {
  return faults.filter(({ name }, index) => faults.findIndex((other) => other.name === name) === index)
}
