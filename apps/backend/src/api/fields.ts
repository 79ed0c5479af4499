import { z } from '@medusajs/framework/zod'

import { emailAddress } from '../lib/email/email-address'

/** An address as Medusa stores it, in lower case. */
export const email = emailAddress.toLowerCase()

export const text = (longest: number) => z.string().trim().min(1).max(longest)

/** A password that proves who asks. Older ones may break the rules of new ones; longer ones are not hashed. */
export const currentPassword = z.string().min(1).max(1_000)
