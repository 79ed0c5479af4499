import { randomBytes } from 'node:crypto'

import { defineConfig } from '@medusajs/framework/utils'

import { dashboardConfiguration } from './src/lib/configuration/dashboard'
import {
  authModule,
  fileModule,
  notificationModule,
  paymentModules,
  redisModules,
  searchModule,
} from './src/lib/configuration/modules'
import { readLimits } from './src/lib/configuration/read-limits'
import { required, secret, workerMode } from './src/lib/configuration/settings'
import { testPaymentsPlugin } from './src/lib/configuration/test-payments'
import { log } from './src/lib/logging/log'
import { medusaLogger } from './src/lib/logging/medusa-logger'
import { purgeSettings } from './src/lib/page-purge/purge-settings'
import { sessionCookie } from './src/lib/sessions/session-cookie'

const environment = process.env
const redisUrl = environment['REDIS_URL']
const shop = 'http://localhost:8000'
const testPayments = testPaymentsPlugin(environment)

module.exports = defineConfig({
  admin: dashboardConfiguration(environment),
  // Medusa's RBAC is under the licence of its Enterprise Edition.
  featureFlags: { rbac: false, translation: true },
  // In development Medusa's own, which is made for a terminal.
  ...(log === undefined ? {} : { logger: medusaLogger(log) }),
  projectConfig: {
    databaseUrl: required(environment, 'DATABASE_URL'),
    // Otherwise Medusa guesses TLS from the host name; this way only the URL decides (`?sslmode=`).
    databaseDriverOptions: { connection: { ssl: false } },
    ...(redisUrl === undefined ? {} : { redisUrl }),
    workerMode: workerMode(environment),
    ...sessionCookie(environment),
    http: {
      compression: { enabled: true },
      storeCors: environment['STORE_CORS'] ?? shop,
      authCors: environment['AUTH_CORS'] ?? shop,
      adminCors: environment['ADMIN_CORS'] ?? '',
      jwtSecret: secret(environment, 'JWT_SECRET', () => randomBytes(32).toString('hex')),
      cookieSecret: secret(environment, 'COOKIE_SECRET', () => randomBytes(32).toString('hex')),
    },
  },
  plugins: testPayments === undefined ? [] : [{ resolve: testPayments, options: {} }],
  modules: [
    ...authModule(environment),
    ...notificationModule(environment),
    { resolve: './src/modules/mail-queue' },
    { resolve: './src/modules/letters' },
    ...fileModule(environment),
    ...paymentModules(environment),
    { resolve: '@medusajs/medusa/translation' },
    searchModule,
    { resolve: './src/modules/newsletter' },
    { resolve: './src/modules/back-in-stock' },
    { resolve: './src/modules/gift-cards' },
    { resolve: './src/modules/page-content' },
    { resolve: './src/modules/product-content' },
    { resolve: './src/modules/content-translations' },
    { resolve: './src/modules/redirects' },
    { resolve: './src/modules/inbox' },
    { resolve: './src/modules/wishlist' },
    { resolve: './src/modules/product-reviews' },
    { resolve: './src/modules/preferences' },
    { resolve: './src/modules/sessions' },
    {
      resolve: './src/modules/whole-amounts',
      dependencies: ['promotion', 'cart', 'order'],
    },
    { resolve: './src/modules/catalogue-changes' },
    { resolve: './src/modules/shop-settings' },
    { resolve: './src/modules/invoices' },
    { resolve: './src/modules/page-purge', options: { purge: purgeSettings(environment) } },
    { resolve: './src/modules/rate-limit', options: { limits: readLimits(environment), redisUrl } },
    ...(redisUrl === undefined ? [] : redisModules(redisUrl)),
  ],
})
