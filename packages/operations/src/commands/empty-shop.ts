import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'

const usage =
  'Usage: pnpm seed --empty --currency inr --countries in[,lk] [--name "My shop"] [--shipping-price 49]'

const isRegion = (code: string) => /^[a-z]{2}$/.test(code)
const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

const shop = z.object({
  name: z.string().min(1).default('My shop'),
  currency: z
    .string('--currency is missing')
    .toLowerCase()
    .refine((code) => currencies.has(code), '--currency is not one, such as inr'),
  countries: z
    .string('--countries is missing')
    .toLowerCase()
    .transform((list) => list.split(',').map((code) => code.trim()))
    .refine((codes) => codes.every(isRegion), '--countries lists codes of two letters, such as in'),
  shippingPrice: z.coerce
    .number('--shipping-price is not a price')
    .min(0, '--shipping-price is not a price')
    .default(0),
})

export type EmptyShop = z.infer<typeof shop>

/** Reads the command line of `pnpm seed`. @throws {Refusal} */
export function readEmptyShop(args: readonly string[]): EmptyShop {
  const values = (() => {
    try {
      const options = {
        empty: { type: 'boolean' },
        name: { type: 'string' },
        currency: { type: 'string' },
        countries: { type: 'string' },
        'shipping-price': { type: 'string' },
      } as const
      return parseArgs({ args: args.filter((arg) => arg !== '--'), options }).values
    } catch (error) {
      throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    }
  })()
  const { empty, 'shipping-price': shippingPrice, ...given } = values
  if (empty !== true)
    throw new Refusal(`--empty is missing; the sample store is for \`pnpm start\` only.\n${usage}`)
  const { data, error } = shop.safeParse({ ...given, shippingPrice })
  if (data === undefined)
    throw new Refusal(`${error.issues.map(({ message }) => message).join('. ')}.\n${usage}`)
  return data
}
