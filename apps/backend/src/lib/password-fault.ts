import { dictionary } from '@zxcvbn-ts/language-common'

/** Characters. The same as in the shop's forms (`storefront-core/src/forms/texts.ts`). */
const shortest = 8
const longest = 128

export interface PasswordFault {
  /** Evaluated by the shop (`storefront-core/src/auth/auth-refusals.ts`). */
  readonly code:
    | 'password_too_short'
    | 'password_too_long'
    | 'password_is_address'
    | 'password_too_common'
    | 'password_one_character'
  readonly message: string
}

const tooShort: PasswordFault = {
  code: 'password_too_short',
  message: `Password must be at least ${shortest} characters`,
}
/** Hashing takes the longer the longer it is. */
const tooLong: PasswordFault = {
  code: 'password_too_long',
  message: `Password must have at most ${longest} characters`,
}
const isAddress: PasswordFault = {
  code: 'password_is_address',
  message: 'Password must not be the email address',
}
const tooCommon: PasswordFault = {
  code: 'password_too_common',
  message: 'Password is too common',
}
const oneCharacter: PasswordFault = {
  code: 'password_one_character',
  message: 'Password must not be one character only',
}

/**
 * Returns the first rule that a new password breaks. Length is counted in code points, so an emoji is one character.
 *
 * @param emails known email addresses of the account.
 */
export function passwordFault(password: string, emails: readonly string[]): PasswordFault | undefined {
  const { length } = Array.from(password)
  if (length < shortest) return tooShort
  if (length > longest) return tooLong
  if (emails.some((email) => isOfAddress(password, email))) return isAddress
  if (isCommonPassword(password)) return tooCommon
  return isOneCharacter(password) ? oneCharacter : undefined
}

/** One character again and again, in capitals or not, with spaces or not, or spaces alone. */
const isOneCharacter = (password: string): boolean =>
  new Set(Array.from(characters.segment(visible(password)), ({ segment }) => segment)).size < 2

/** As people see them: a letter with its accents is one. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Without what shows nothing: spaces, and characters that only change how others are written. */
const visible = (password: string): string =>
  plain(password).replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** Whether the password is the address or its local part, ignoring case and surrounding white space. */
function isOfAddress(password: string, email: string): boolean {
  const [word, address] = [plain(password), plain(email)]
  return word === address || word === address.replace(/@[^@]*$/, '')
}

/** In one case and one width. */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** About 49,000 of the most frequent passwords in leaked lists, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Ignores case, width and spaces around it: attackers try capitals first. */
function isCommonPassword(password: string): boolean {
  return common.has(plain(password))
}
