import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 49,000 passwords that were found most often in lists that leaked, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Capitals make a common password no rarer: they are the first thing that is tried. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
