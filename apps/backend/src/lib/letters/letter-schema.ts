import { z } from '@medusajs/framework/zod'

import { isEmailAddress } from '../email/email-address'
import { languagesOf, letters, mailLanguages, placeholdersOf, type LetterName } from './letters'

/** What the owner may say of a letter. The route and the form of the dashboard validate with the same schema. */

const text = (longest: number) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && typed.trim() === '' ? null : typed),
    z.string().trim().max(longest, `Use at most ${longest} characters`).nullable().default(null),
  )

/** Null leaves the shop's own words. */
export const LetterWords = z.object({
  subject: text(150).refine((typed) => typed === null || !/\p{Cc}/u.test(typed), 'Use one line'),
  opening: text(1000),
})
export type LetterWords = z.output<typeof LetterWords>

/** `is_on` null: as the shop does by itself. */
export const LetterSettings = z.object({
  is_on: z.boolean().nullable().default(null),
  words: z.partialRecord(z.enum(mailLanguages), LetterWords).default({}),
})
export type LetterSettings = z.output<typeof LetterSettings>

export function isSwitchedOn(name: LetterName, { is_on: isOn }: LetterSettings): boolean {
  const { usual } = letters[name]
  return usual === 'always' || (isOn ?? usual === 'on')
}

const placeholder = /\{([^{}]*)\}/g

/** What `{…}` the words have that the letter does not know. */
export function unknownPlaceholders(name: LetterName, { subject, opening }: LetterWords): readonly string[] {
  const known = new Set(placeholdersOf(name))
  const found = `${subject ?? ''}\n${opening ?? ''}`.matchAll(placeholder)
  return [...found].flatMap(([whole, inside = '']) => (known.has(inside) ? [] : [whole]))
}

/** Of a letter's settings what is wrong for it, as a sentence; undefined when nothing is. */
export function faultOf(name: LetterName, { is_on: isOn, words }: LetterSettings): string | undefined {
  const { usual, title } = letters[name]
  if (usual === 'always' && isOn === false) return `"${title}" cannot be switched off.`
  for (const language of mailLanguages) {
    const said = words[language]
    if (said === undefined || (said.subject === null && said.opening === null)) continue
    if (!languagesOf(name).includes(language)) return `"${title}" is written in English only.`
    const unknown = unknownPlaceholders(name, said)
    if (unknown.length > 0) {
      const known = placeholdersOf(name).map((one) => `{${one}}`)
      return `${unknown.join(', ')} is not known here. This letter knows ${known.join(', ')}.`
    }
  }
  return undefined
}

/** What stands for the placeholders. A name without a value stays as it was typed. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (whole, inside: string) =>
    Object.hasOwn(values, inside) ? (values[inside] ?? whole) : whole,
  )
}

/** Without empty lines. */
const addresses = z.preprocess(
  (typed) =>
    (Array.isArray(typed) ? typed : []).filter((line) => typeof line !== 'string' || line.trim() !== ''),
  z
    .array(z.string().trim())
    .max(10, 'Use at most 10 addresses')
    .refine((all) => all.every(isEmailAddress), 'Enter one email address a line'),
)

/** The settings of all letters to the owner. */
export const OwnerLetters = z.object({
  /** None: the shop's contact address. */
  addresses,
  /** Null: no letters about stock. */
  low_stock: z
    .number()
    .int('Enter a whole number')
    .min(1, 'Enter at least 1')
    .max(100_000)
    .nullable()
    .default(null),
})
export type OwnerLetters = z.output<typeof OwnerLetters>
