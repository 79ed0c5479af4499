import { z } from '@medusajs/framework/zod'

import { isLinkAddress, isPageAddress, isWebAddress } from '../addresses'

/** The kinds of fields that the settings, the home page and the journal have. */

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** An empty value is `null`: the shop then uses the text of its sources. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable().default(null))

/** Settings that belong together. All of them may be missing. */
export const group = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value ?? {}, schema)

export const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Use one line')

export const text = (longest: number) => z.string().trim().max(longest, `Use at most ${longest} characters`)

/** Without the empty ones; none at all is `null`. */
export const lines = (most: number, longest: number) =>
  optional(
    z
      .array(line(longest))
      .max(most, `Use at most ${most} lines`)
      .transform((all) => all.filter((one) => one !== ''))
      .transform((all) => (all.length === 0 ? null : all)),
  )

export const list = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  optional(
    z
      .array(schema)
      .max(most, `Use at most ${most}`)
      .transform((all) => (all.length === 0 ? null : all)),
  )

const longestAddress = 1000
const address = text(longestAddress)
export const linkAddress = address.refine(
  isLinkAddress,
  'Begin with / for a page of the shop, or with https://',
)
export const pictureAddress = address.refine(isPageAddress, 'Choose an uploaded picture')
export const webAddress = address.refine(isWebAddress, 'Begin with https://')

const label = line(60).min(1, 'Enter a label')
export const link = z.object({ label, url: linkAddress })

/** A link whose fields are all empty is none. */
export const optionalLink = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(isEmpty) ? null : value,
  optional(link),
)

/** A moment, as the dashboard and programs write it: kept in UTC. */
export const moment = z
  .string()
  .refine((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and a time')
  .transform((typed) => new Date(typed).toISOString())
