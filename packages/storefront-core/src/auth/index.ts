export type { AuthClient, Credentials } from './auth-client.ts'
export { resetRefusal, type RegisterRefusal, type ResetRefusal, type SignInRefusal } from './auth-refusals.ts'
export { authWords } from './auth-messages-between-tabs.ts'
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
export { identityOf } from './identity-of.ts'
export { customerFromWire } from './customer-from-wire.ts'
export type { Customer } from './customer.ts'
export {
  isPasswordRefusal,
  passwordMessages,
  passwordRefusal,
  type PasswordRefusal,
} from './password-refusal.ts'
export { registerMessage, registerMessages } from './register-messages.ts'
export { resetMessage, resetMessages } from './reset-messages.ts'
export { safeReturnPath } from './safe-return-path.ts'
export { forgetEndedSession, type SessionStorages } from './tab-session.ts'
export { signInMessage, signInMessages } from './sign-in-messages.ts'
export type { Entered, Refused, RegisterOutcome, Registration, SignInOutcome } from './sign-in.ts'
