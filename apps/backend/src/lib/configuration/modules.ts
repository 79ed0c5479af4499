import { hkdfSync, randomBytes } from 'node:crypto'

import type { InputConfigModules } from '@medusajs/framework/types'

import { bankAccount } from '../bank-transfer/bank-account'
import { mailTransport } from '../email/email-transport'
import { fileStorage } from '../files/file-storage'
import { stripeSettings } from '../payments/stripe-settings'
import { razorpaySettings } from '../razorpay/razorpay-settings'
import { secret } from './settings'
import { testPaymentsPlugin, testPaymentsProvider } from './test-payments'

/** One day: a customer who registers at night may read the email in the morning. */
export const secondsToVerify = 86_400

/**
 * Email and password sign-in only, second factors, and Medusa's email verification with a longer lifetime of its token.
 * Medusa's OpenID Connect provider is under the licence of its Enterprise Edition, so it is not listed and stays disabled.
 */
export const authModule = (environment: NodeJS.ProcessEnv): InputConfigModules => [
  {
    resolve: '@medusajs/medusa/auth',
    options: {
      providers: [{ resolve: './src/modules/emailpass', id: 'emailpass' }],
      verification: { providers: [{ id: 'token', options: { ttl_seconds: secondsToVerify } }] },
      // With Medusa's default, the session of an administrator is enough to switch the second factor off.
      mfa: { encryption_key: mfaKey(environment), disable_policy: 'challenge' },
    },
  },
]

/** The key that the secrets of second factors are encrypted with. In development it follows from the kept `JWT_SECRET`. */
const mfaKey = (environment: NodeJS.ProcessEnv): string =>
  secret(environment, 'AUTH_MFA_ENCRYPTION_KEY', () => {
    const { JWT_SECRET: kept } = environment
    if (!kept) return randomBytes(32).toString('hex')
    return Buffer.from(hkdfSync('sha256', kept, '', 'second factors', 32)).toString('hex')
  })

/** Medusa's own provider for the dashboard's feed, and ours for email. */
export function notificationModule(environment: NodeJS.ProcessEnv): InputConfigModules {
  const transport = mailTransport(environment)
  const mail =
    transport === undefined
      ? []
      : [
          {
            resolve: transport.kind === 'smtp' ? './src/modules/mail-smtp' : './src/modules/mail-outbox',
            id: transport.kind,
            options: { ...transport, channels: ['email'] },
          },
        ]
  const feed = {
    resolve: '@medusajs/medusa/notification-local',
    id: 'local',
    options: { name: 'Local Notification Provider', channels: ['feed'] },
  }
  return [{ resolve: '@medusajs/medusa/notification', options: { providers: [feed, ...mail] } }]
}

/** Files that the merchant uploads. */
export function fileModule(environment: NodeJS.ProcessEnv): InputConfigModules {
  const { kind, options } = fileStorage(environment)
  const provider = { resolve: `./src/modules/file-${kind}`, id: kind, options: { ...options } }
  return [{ resolve: '@medusajs/medusa/file', options: { providers: [provider] } }]
}

/** The providers of `search-languages` write the indexes. Medusa's own brings the table that lists them. */
export const searchModule = {
  resolve: '@medusajs/medusa/search',
  options: {
    default_provider: 'search-postgres-default',
    providers: [
      { resolve: '@medusajs/medusa/search-postgres', id: 'postgres' },
      { resolve: './src/modules/search-languages', id: 'languages' },
    ],
  },
} satisfies InputConfigModules[number]

/** Providers of payments besides Medusa's own `pp_system_default`, which is paid on delivery. */
export function paymentModules(environment: NodeJS.ProcessEnv): InputConfigModules {
  const plugin = testPaymentsPlugin(environment)
  const stripe = stripeSettings(environment)
  const razorpay = razorpaySettings(environment)
  const account = bankAccount(environment)
  const providers = [
    ...(plugin === undefined ? [] : [{ resolve: testPaymentsProvider(plugin) }]),
    // Medusa makes it `pp_stripe_stripe`, and its webhook `/hooks/payment/stripe_stripe`.
    ...(stripe === undefined
      ? []
      : [
          {
            resolve: './src/modules/payment-stripe',
            id: 'stripe',
            // The methods that the merchant has switched on at Stripe, and that suit the cart.
            options: { ...stripe, automaticPaymentMethods: true },
          },
        ]),
    // `pp_razorpay`, with the webhook `/hooks/payment/razorpay`.
    ...(razorpay === undefined
      ? []
      : [{ resolve: './src/modules/payment-razorpay', options: { ...razorpay } }]),
    // Medusa makes it `pp_bank-transfer`.
    ...(account === undefined
      ? []
      : [{ resolve: './src/modules/payment-bank-transfer', options: { ...account } }]),
    // Medusa makes it `pp_net-terms`. It is offered to no one before the owner has chosen who may use it.
    { resolve: './src/modules/payment-net-terms' },
  ]
  return [{ resolve: '@medusajs/medusa/payment', options: { providers } }]
}

/**
 * An event is handled again 2, 4, 8 and 16 seconds after a failure, by those of its subscribers that failed; each may be
 * repeated. Medusa's default is one attempt. What failed for good is kept a week, in seconds, for the metrics and the operator.
 */
const eventJobs = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 2000 },
  removeOnFail: { age: 604_800 },
}

/** Jobs that run at once in a process, so that none waits for a long one, such as the reindexing. Medusa's default is one. */
const mostJobs = 5

/**
 * In milliseconds, for the cache and the locks: a request waits no longer for a Redis that is away. The queues of events and
 * workflows have none: what is put into them has to arrive once Redis is back (`api/middlewares/require-redis.ts`).
 */
const redisOptions = { commandTimeout: 5_000 }

/** Moves state from process memory to Redis, so that several processes share it and it survives a restart. */
export function redisModules(redisUrl: string): InputConfigModules {
  return [
    { resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl, jobOptions: eventJobs } },
    { resolve: '@medusajs/medusa/cache-redis', options: { redisUrl, redisOptions } },
    {
      resolve: '@medusajs/medusa/workflow-engine-redis',
      options: { redis: { redisUrl, jobWorkerOptions: { concurrency: mostJobs } } },
    },
    {
      resolve: '@medusajs/medusa/locking',
      options: {
        providers: [
          {
            id: 'locking-redis',
            resolve: '@medusajs/medusa/locking-redis',
            is_default: true,
            options: { redisUrl, redisOptions },
          },
        ],
      },
    },
  ]
}
