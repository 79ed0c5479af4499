import type { InputConfigModules } from '@medusajs/framework/types'

/** Somebody who registers at night reads their mail in the morning. */
const secondsToVerify = 86_400

/**
 * Sign-in by email and password alone, and Medusa's proof of an address with time enough to open a mail. Medusa brings a
 * provider for OpenID Connect along, which is under the licence of its Enterprise Edition: it is not named here, and so it
 * is off.
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
