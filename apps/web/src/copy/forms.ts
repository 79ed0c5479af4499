import * as messages from '../../messages/en/forms.json'

/** What a form says about a field. Those of signing in are in auth.ts. */
export const fieldMessages = {
  ...messages,
  billedAddress: { ...messages.address, ...messages.billedAddress },
  savedAddress: { ...messages.address, ...messages.savedAddress },
} as const
