export {
  registerMessage,
  registerMessages,
  resetMessage,
  resetMessages,
  signInMessage,
  signInMessages,
} from './auth-messages.ts'
export {
  registerRefusal,
  resetRefusal,
  signInRefusal,
  type RegisterRefusal,
  type ResetRefusal,
  type SignInRefusal,
} from './auth-refusals.ts'
export { createTokenStorage, type RememberingStorage } from './create-token-storage.ts'
export { safeReturnPath } from './safe-return-path.ts'
