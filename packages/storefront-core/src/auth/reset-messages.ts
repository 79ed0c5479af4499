import type { Failure } from '../failure/failure.ts'
import { resetRefusal, type ResetRefusal } from './auth-refusals.ts'

export const resetMessages: Readonly<Record<ResetRefusal, string>> = {
  'no-account': 'No account found with this email address.',
  'missing-fields': 'Please provide a valid email address.',
  failed: 'Password reset request failed. Please try again later.',
}

export function resetMessage(
  failure: Failure,
  messages: Readonly<Record<ResetRefusal, string>> = resetMessages,
): string {
  return messages[resetRefusal(failure)]
}
