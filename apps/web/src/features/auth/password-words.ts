import { authCopy } from '../../copy/auth.ts'

export const passwordWords = {
  show: authCopy.showPassword,
  hide: authCopy.hidePassword,
  capsLock: authCopy.capsLock,
} as const
