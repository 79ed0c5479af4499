import { z } from 'zod'
import type { Scope } from '../parts/part.ts'
import type { SettingFault } from './setting-fault.ts'

const key = (kinds: string, name: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:${kinds})_(?:test|live)_`), `is not ${name} of Stripe`)
    .optional()

/** Stripe is on when these are set; `STRIPE_CAPTURE` says whether it takes the money at once. */
export const stripeSchema = {
  STRIPE_API_KEY: key('sk|rk', 'a secret key'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'is not the secret of a webhook of Stripe')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: key('pk', 'a publishable key'),
  STRIPE_CAPTURE: z.enum(['manual', 'automatic'], 'must be manual or automatic').optional(),
}

const ofShop = ['STRIPE_PUBLISHABLE_KEY'] as const
const ofBackend = ['STRIPE_API_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

type Given = Readonly<Record<string, string | undefined>>

/**
 * A shop with half of Stripe would take payments that never become orders, or offer none. A machine needs only the settings
 * of its parts.
 */
export function stripeFaults(given: Given, scope: Scope): readonly SettingFault[] {
  const all = [...ofBackend, ...ofShop]
  const needed = scope === 'all' ? all : scope === 'shop' ? ofShop : ofBackend
  if (all.every((name) => given[name] === undefined)) return []
  const missing = needed
    .filter((name) => given[name] === undefined)
    .map((name) => ({ name, problem: 'is missing, and the other settings of Stripe need it' }))
  return [...missing, ...mixedModes(given)]
}

/** A test key does not know the payments of a live key. */
function mixedModes(given: Given): readonly SettingFault[] {
  const modeOf = (name: string) => /^[a-z]+_(test|live)_/.exec(given[name] ?? '')?.[1]
  const [secret, publishable] = [modeOf('STRIPE_API_KEY'), modeOf('STRIPE_PUBLISHABLE_KEY')]
  if (secret === undefined || publishable === undefined || secret === publishable) return []
  const problem = `is a ${publishable} key, and STRIPE_API_KEY is a ${secret} key`
  return [{ name: 'STRIPE_PUBLISHABLE_KEY', problem }]
}
