export type { AuthClient, Credentials } from './auth-client.ts'
export { resetRefusal, type RegisterRefusal, type ResetRefusal, type SignInRefusal } from './auth-refusals.ts'
export { authWords } from './session.ts'
export type { PersonalKeys } from './auth.effects.ts'
export type { AuthNotice } from './auth.events.ts'
export type { AuthView } from './auth.selectors.ts'
export type { AuthMachine, AuthPhase, AuthTask, VisitorReason } from './auth.state.ts'
export { createAuthStorage, type AuthStorage } from './create-auth-storage.ts'
export {
  authView,
  createAuthStore,
  type AuthState,
  type AuthStore,
  type AuthStoreOptions,
  type SignOutOutcome,
} from './create-auth-store.ts'
export { identityOf } from './session.ts'
export { customerFromWire } from './customer-from-wire.ts'
export type { Customer } from './customer-from-wire.ts'
export {
  isPasswordRefusal,
  passwordMessages,
  passwordRefusal,
  type PasswordRefusal,
} from './auth-refusals.ts'
export { registerMessage, registerMessages } from './auth-refusals.ts'
export { resetMessage, resetMessages } from './auth-refusals.ts'
export { safeReturnPath } from './safe-return-path.ts'
export { forgetEndedSession, type SessionStorages } from './session.ts'
export { signInMessage, signInMessages } from './sign-in-messages.ts'
export type { Entered, RegisterOutcome, Registration, SignInOutcome } from './auth-requests.ts'
export type { Refused } from './auth-refusals.ts'
export { customerKeys, mergeOwedKey, tokenStorageKey } from '../storage-keys.ts'
