import { isCommonPassword } from './common-passwords'

/** Shoppers' forms have the same number (`storefront-core/src/forms/texts.ts`). */
const shortest = 8

export interface PasswordFault {
  /** What the shop goes by (`storefront-core/src/auth/password-refusal.ts`). */
  readonly code: 'password_too_short' | 'password_is_address' | 'password_too_common'
  readonly message: string
}

const tooShort: PasswordFault = {
  code: 'password_too_short',
  message: `Password must be at least ${shortest} characters`,
}
const isAddress: PasswordFault = {
  code: 'password_is_address',
  message: 'Password must not be the email address',
}
const tooCommon: PasswordFault = {
  code: 'password_too_common',
  message: 'Password is too common',
}

/**
 * The first rule that a new password breaks. Length is counted as a shopper would: an emoji is one character.
 *
 * @param emails what is known of the address it is for.
 */
export function passwordFault(password: string, emails: readonly string[]): PasswordFault | undefined {
  if (Array.from(password).length < shortest) return tooShort
  if (emails.some((email) => isOfAddress(password, email))) return isAddress
  return isCommonPassword(password) ? tooCommon : undefined
}

/** The address itself, or what stands before its @; in any case, with any white space around it. */
function isOfAddress(password: string, email: string): boolean {
  const [word, address] = [plain(password), plain(email)]
  return word === address || word === address.replace(/@[^@]*$/, '')
}

const plain = (text: string): string => text.trim().toLowerCase()
