import { signInMessage } from '@umber/storefront-core/auth'
import { sourceLanguage } from '../../messages/languages.ts'
import { auth, refusals } from '../../messages/en/auth.json'
import { language } from '../i18n/language.ts'

export { auth as authCopy } from '../../messages/en/auth.json'

/** What the forms of signing in say about a field, and why the backend refuses. */
export { fields as authFields, refusals as authRefusals } from '../../messages/en/auth.json'

/** What a password field says of itself. */
export const passwordLabels = {
  show: auth.showPassword,
  hide: auth.hidePassword,
  capsLock: auth.capsLock,
} as const

type Refusal = Parameters<typeof signInMessage>[0]

/** Of an unexpected failure the backend's own words, which are in English, or else those of the catalogue. */
export const signInWords = (outcome: Refusal): string =>
  outcome.reason === 'failed' && language.code !== sourceLanguage
    ? refusals.signIn.failed
    : signInMessage(outcome, refusals.signIn)
