import { authCopy } from '../../copy/auth.ts'

export const passwordLabels = {
  show: authCopy.showPassword,
  hide: authCopy.hidePassword,
  capsLock: authCopy.capsLock,
} as const
