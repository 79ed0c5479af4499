import { dictionary } from '@zxcvbn-ts/language-common'

/** About 49,000 of the most frequent passwords in leaked lists, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Ignores case: attackers try capitals first. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
