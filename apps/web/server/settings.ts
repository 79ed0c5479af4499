import { logLevels } from '@umber/page-server'
import { isIP } from 'node:net'
import { z } from 'zod'
import { mergeCsp, readPaymentSettings } from './security/browser-policy.ts'
import {
  readExtraCsp,
  readPictureHosts,
  readPictureTemplate,
  type ExtraCsp,
  type PictureTemplate,
} from './security/extra-csp.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/** Addresses, subnets or names of networks whose `X-Forwarded-` headers are believed. */
export type TrustProxy = readonly string[]

/** Loopback and private networks, by Express's names. */
export const privateNetworks: TrustProxy = ['loopback', 'linklocal', 'uniquelocal']

/** The settings of a shop that runs on its own. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** How many processes share the port. */
  readonly processes: number
  /** Undefined: the address that each request names. */
  readonly shopUrl: string | undefined
  readonly backendInternalUrl: string
  readonly trustProxy: TrustProxy
  /** Undefined: the contact page's address. */
  readonly securityContact: string | undefined
  /** Undefined: no one may purge. */
  readonly purgeToken: string | undefined
  /** Undefined: no one may read the metrics. */
  readonly metricsToken: string | undefined
  /** Undefined: a purge reaches the processes of this server only. */
  readonly redisUrl: string | undefined
  /** Whether spans are sent. OpenTelemetry reads its own variables. */
  readonly isTraced: boolean
  readonly extraCsp: ExtraCsp
  /** How long the server answers on after it was asked to stop, in seconds. */
  readonly drainSeconds: number
  readonly logLevel: (typeof logLevels)[number]
  readonly config: ShopConfiguration
}

export interface SettingFault {
  /** The environment variable. */
  readonly name: string
  readonly problem: string
}

/** A setting is missing or invalid. The message names each one. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly faults: readonly SettingFault[]

  constructor(faults: readonly SettingFault[]) {
    super(faults.map(({ name, problem }) => `${name}: ${problem}`).join('\n'))
    this.faults = faults
  }
}

const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' })
const shortestToken = 16
const token = z.string().min(shortestToken, `must have ${shortestToken} characters`).optional()

/** Values that are separated by commas. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  }
})

const socialLinks = z.array(z.object({ name: z.string().min(1), url: webAddress }), {
  error: 'must be a list of names and URLs',
})

const extraCsp = z.string().transform((text, context): ExtraCsp => {
  const extra = readExtraCsp(text)
  if (extra !== undefined) return extra
  context.addIssue({
    code: 'custom',
    message: 'must list directives with https:// or wss:// origins, separated by semicolons',
  })
  return z.NEVER
})

const pictureHosts = z.string().transform((text, context): ExtraCsp => {
  const extra = readPictureHosts(text)
  if (extra !== undefined) return extra
  context.addIssue({ code: 'custom', message: 'must list https:// origins, separated by commas' })
  return z.NEVER
})

const pictureTemplate = z.string().transform((text, context): PictureTemplate => {
  const read = readPictureTemplate(text)
  if (read !== undefined) return read
  context.addIssue({
    code: 'custom',
    message: 'must begin with https:// or {url}, and have {url} and {width} once each',
  })
  return z.NEVER
})

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(8000),
  PROCESSES: z.coerce.number('must be a number').int().min(1).max(64).default(1),
  SHOP_URL: webAddress.optional(),
  BACKEND_URL: webAddress,
  BACKEND_INTERNAL_URL: webAddress.optional(),
  PUBLISHABLE_KEY: z.string('is missing'),
  PRESET: z.enum(['showcase', 'live'], 'must be showcase or live').default('showcase'),
  HOME_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/i, 'must be a country code of two letters')
    .transform((code) => code.toLowerCase())
    .optional(),
  TRUSTED_PROXIES: list
    .transform((networks) => (networks.join() === 'none' ? [] : networks))
    .refine((networks) => networks.every(isNetwork), {
      error: 'must list addresses, subnets, loopback, linklocal or uniquelocal, or be none',
    })
    .default([...privateNetworks]),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:mailto|https)$/, error: 'must be a mailto: or https: address' })
    .optional(),
  SHOP_PURGE_TOKEN: token,
  METRICS_TOKEN: token,
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, hostname: /./, error: 'must be a redis:// or rediss:// address' })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  EXTRA_CSP: extraCsp.default({}),
  PICTURE_HOSTS: pictureHosts.default({}),
  PICTURE_URL_TEMPLATE: pictureTemplate.optional(),
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(600).default(0),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  FEATURED_PRODUCT_IDS: list.default([]),
  SOCIAL_LINKS: json.pipe(socialLinks).default([]),
})

/** Reads the settings from environment variables. An empty one counts as absent. Throws SettingsError. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '')
  const { success, data, error } = environment.safeParse(Object.fromEntries(given))
  if (!success)
    throw new SettingsError(
      error.issues.map(({ path, message }) => ({ name: String(path[0]), problem: message })),
    )
  const { PICTURE_HOSTS: hosts, PICTURE_URL_TEMPLATE: pictures } = data
  return {
    host: data.HOST,
    port: data.PORT,
    processes: data.PROCESSES,
    shopUrl: data.SHOP_URL,
    backendInternalUrl: data.BACKEND_INTERNAL_URL ?? data.BACKEND_URL,
    trustProxy: data.TRUSTED_PROXIES,
    securityContact: data.SECURITY_CONTACT,
    purgeToken: data.SHOP_PURGE_TOKEN,
    metricsToken: data.METRICS_TOKEN,
    redisUrl: data.REDIS_URL,
    isTraced: data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    extraCsp: mergeCsp(data.EXTRA_CSP, hosts, pictures?.csp ?? {}),
    drainSeconds: data.DRAIN_SECONDS,
    logLevel: data.LOG_LEVEL,
    config: {
      backendUrl: data.BACKEND_URL,
      publishableKey: data.PUBLISHABLE_KEY,
      featuredProductIds: data.FEATURED_PRODUCT_IDS,
      socialLinks: data.SOCIAL_LINKS,
      preset: data.PRESET,
      ...(data.HOME_COUNTRY !== undefined && { homeCountry: data.HOME_COUNTRY }),
      ...(pictures !== undefined && { pictureUrlTemplate: pictures.template }),
      payments: data.PRESET === 'live' ? readPaymentSettings(variables) : {},
    },
  }
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const isSubnet =
    isIP(address) !== 0 && /^\d+$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128)
  return privateNetworks.includes(text) || (isSubnet && rest.length === 0)
}
