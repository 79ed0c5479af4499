import { z } from 'zod'
import type { Scope } from '../parts/part.ts'
import type { SettingFault } from './setting-fault.ts'

/** Razorpay is on when these are set. */
export const razorpaySchema = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(?:test|live)_/, 'is not a key id of Razorpay')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
}

/** The key id is public: the shop's pages open the window with it. */
const ofShop = ['RAZORPAY_KEY_ID'] as const
const ofBackend = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

type Given = Readonly<Record<string, string | undefined>>

/** Like Stripe's: a machine needs only the settings of its parts. */
export function razorpayFaults(given: Given, scope: Scope): readonly SettingFault[] {
  if (ofBackend.every((name) => given[name] === undefined)) return []
  const missing = (scope === 'shop' ? ofShop : ofBackend)
    .filter((name) => given[name] === undefined)
    .map((name) => ({ name, problem: 'is missing, and the other settings of Razorpay need it' }))
  const isSame =
    given['RAZORPAY_WEBHOOK_SECRET'] !== undefined &&
    given['RAZORPAY_WEBHOOK_SECRET'] === given['RAZORPAY_KEY_SECRET']
  if (!isSame) return missing
  return [...missing, { name: 'RAZORPAY_WEBHOOK_SECRET', problem: 'must differ from RAZORPAY_KEY_SECRET' }]
}
