import type { InputConfigModules } from '@medusajs/framework/types'

/** Somebody who registers at night reads their mail in the morning. */
const secondsToVerify = 86_400

/** Medusa's own way to sign in, and its proof of an address with time enough to open a mail. */
export const authModule: InputConfigModules = [
  {
    resolve: '@medusajs/medusa/auth',
    options: {
      providers: [{ resolve: '@medusajs/medusa/auth-emailpass', id: 'emailpass' }],
      verification: { providers: [{ id: 'token', options: { ttl_seconds: secondsToVerify } }] },
    },
  },
]
