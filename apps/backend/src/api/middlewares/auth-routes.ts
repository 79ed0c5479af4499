import { authenticate, validateAndTransformBody, type MiddlewareRoute } from '@medusajs/framework/http'

import { SignOutBody } from '../auth/sign-out/body'
import { endSessions } from './end-sessions'
import { endSignIn } from './end-sign-in'
import { preserveSignInTime } from './preserve-sign-in-time'
import { keepLocale } from './keep-locale'
import { limitSecondFactor } from './limit-second-factor'
import { limitSignIn } from './limit-sign-in'
import { newSession } from './new-session'
import { requireOwnAddress, requireOwnVerification } from './require-own-address'
import * as limits from './rate-limits'
import { passwordRoutes, refuseWeakPassword } from './refuse-weak-password'
import { refuseUsedCode } from './refuse-used-code'
import { registerFreeAddress } from './register-free-address'
import { restrictPasswordReset } from './restrict-password-reset'

/** What runs in front of single routes of /auth. */
export const authRoutes: MiddlewareRoute[] = [
  { matcher: passwordRoutes, methods: ['POST'], middlewares: [refuseWeakPassword] },
  // With the parameters of Medusa's own routes, so that they apply to every actor type and run after its validation.
  { matcher: '/auth/:actor_type/:auth_provider', methods: ['GET', 'POST'], middlewares: [limitSignIn] },
  {
    matcher: '/auth/:actor_type/:auth_provider/register',
    methods: ['POST'],
    middlewares: [...limits.registrationLimits, registerFreeAddress],
  },
  { matcher: '/auth/:actor_type/:auth_provider/update', methods: ['POST'], middlewares: [endSessions] },
  { matcher: '/auth/session', methods: ['POST'], middlewares: [newSession] },
  { matcher: '/auth/session', methods: ['DELETE'], middlewares: [endSignIn] },
  {
    matcher: '/auth/sign-out',
    methods: ['POST'],
    middlewares: [
      authenticate('*', ['session', 'bearer'], { allowUnregistered: true, requireMfa: false }),
      validateAndTransformBody(SignOutBody),
    ],
  },
  // The code of a second factor has six digits.
  {
    matcher: '/auth/mfa/challenges/:id/verify',
    methods: ['POST'],
    middlewares: [limitSecondFactor, refuseUsedCode],
  },
  { matcher: '/auth/mfa/factors/:id', methods: ['DELETE'], middlewares: [limitSecondFactor] },
  { matcher: '/auth/mfa/recovery-codes', methods: ['POST'], middlewares: limits.recoveryCodeLimits },
  { matcher: '/auth/token/refresh', methods: ['POST'], middlewares: [preserveSignInTime] },
  {
    matcher: '/auth/:actor_type/:auth_provider/reset-password',
    methods: ['POST'],
    middlewares: [...limits.resetLimits, restrictPasswordReset, keepLocale],
  },
  // Without a method it runs before Medusa checks the token, so that guessed tokens are counted.
  { matcher: '/auth/:actor_type/:auth_provider/update', middlewares: limits.updateLimits },
  { matcher: '/auth/token/refresh', methods: ['POST'], middlewares: limits.refreshLimits },
  {
    matcher: '/auth/verification/request',
    methods: ['POST'],
    middlewares: [...limits.verificationLimits, requireOwnAddress],
  },
  { matcher: '/auth/verification/confirm', methods: ['POST'], middlewares: [requireOwnVerification] },
]
