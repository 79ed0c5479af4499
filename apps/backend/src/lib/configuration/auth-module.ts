import type { InputConfigModules } from '@medusajs/framework/types'

/** One day: a customer who registers at night may read the email in the morning. */
const secondsToVerify = 86_400

/**
 * Email and password sign-in only, and Medusa's email verification with a longer lifetime of its token. Medusa's OpenID
 * Connect provider is under the licence of its Enterprise Edition, so it is not listed and stays disabled.
 */
export const authModule: InputConfigModules = [
  {
    resolve: '@medusajs/medusa/auth',
    options: {
      providers: [{ resolve: './src/modules/emailpass', id: 'emailpass' }],
      verification: { providers: [{ id: 'token', options: { ttl_seconds: secondsToVerify } }] },
    },
  },
]
