import type { Email } from '../email/email'
import { isolated } from '../email/messages/isolated'
import { filled, type LetterWords } from './letter-schema'

/** A letter with the owner's words in place of the shop's. */
export function worded(letter: Email, words: LetterWords | undefined, shop: string): Email {
  if (words === undefined) return letter
  const language = letter.language ?? { direction: 'ltr' }
  const values = Object.fromEntries(
    Object.entries({ ...letter.values, shop }).map(([name, value]) => [name, isolated(value, language)]),
  )
  const [, ...rest] = letter.parts
  return {
    ...letter,
    ...(words.subject !== null && { subject: filled(words.subject, values) }),
    ...(words.opening !== null && { parts: [filled(words.opening, values), ...rest] }),
  }
}
