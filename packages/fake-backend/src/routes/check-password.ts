import { Refusal } from '../refusal.ts'
import { bodyOf, textIn, type Call } from './route.ts'

/** A few of the backend's common passwords. */
const common = new Set(['12345678', 'iloveyou', 'password', 'password1', 'password123', 'qwertyuiop'])

/** Custom: Medusa itself accepts any password. */
export function checkPassword(call: Call, email: string | undefined, field = 'password'): void {
  const password = textIn(bodyOf(call), field)
  if (password === undefined) return
  const word = password.trim().toLowerCase()
  const address = email?.trim().toLowerCase()
  if (Array.from(password).length < 8) {
    throw refused('password_too_short', 'Password must be at least 8 characters')
  }
  if (Array.from(password).length > 128) {
    throw refused('password_too_long', 'Password must have at most 128 characters')
  }
  if (address !== undefined && (word === address || word === address.replace(/@[^@]*$/, ''))) {
    throw refused('password_is_address', 'Password must not be the email address')
  }
  if (common.has(password.toLowerCase())) throw refused('password_too_common', 'Password is too common')
  if (new Set(password.toLowerCase().replaceAll(/\s/g, '')).size < 2) {
    throw refused('password_one_character', 'Password must not be one character only')
  }
}

const refused = (code: string, message: string): Refusal =>
  new Refusal(400, { code, type: 'invalid_data', message })
