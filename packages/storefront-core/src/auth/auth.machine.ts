import type { AuthEvent, AuthEventType } from './auth.events.ts'
import * as signIn from './auth.sign-in.ts'
import * as leaving from './auth.sign-out.ts'
import type { AuthMachine, AuthPhaseName } from './auth.state.ts'
import { ignored, type AuthHandler, type AuthStep } from './auth.step.ts'
import * as verifying from './auth.verify.ts'

type Row<Name extends AuthPhaseName> = { readonly [Type in AuthEventType]: AuthHandler<Type, Name> }

/** No request is in progress, so any answer is stale. */
const noRequest = {
  entered: ignored,
  refused: ignored,
  verified: ignored,
  'verification.failed': ignored,
} as const

/** No customer is signed in, so there is no session to lose. */
const nobody = { 'signed-out.elsewhere': ignored, 'unauthorized.received': ignored } as const

/** A customer is shown as signed in, or may turn out to be. */
const somebody = {
  started: ignored,
  'signed-in.elsewhere': verifying.recalled,
  'signed-out.elsewhere': verifying.recalled,
  'sign-in.requested': signIn.asked,
  'sign-out.requested': leaving.asked,
} as const

/** Every phase with every event; the compiler checks that none is missing. */
export const authTable: { readonly [Name in AuthPhaseName]: Row<Name> } = {
  idle: {
    ...noRequest,
    ...nobody,
    started: verifying.recalled,
    'refresh.requested': verifying.recalled,
    'signed-in.elsewhere': ignored,
    'sign-in.requested': signIn.asked,
    'sign-out.requested': leaving.asked,
  },
  guest: {
    ...noRequest,
    ...nobody,
    started: ignored,
    'refresh.requested': verifying.recalled,
    'signed-in.elsewhere': verifying.recalled,
    'sign-in.requested': signIn.asked,
    'sign-out.requested': leaving.asked,
  },
  'signing-in': {
    'unauthorized.received': ignored,
    'signed-out.elsewhere': signIn.overtaken,
    started: ignored,
    'refresh.requested': ignored,
    // This attempt is newer than what another tab did meanwhile.
    'signed-in.elsewhere': ignored,
    'sign-in.requested': ignored,
    entered: signIn.entered,
    refused: signIn.refused,
    verified: ignored,
    'verification.failed': ignored,
    'sign-out.requested': leaving.asked,
  },
  verifying: {
    ...somebody,
    'refresh.requested': ignored,
    'unauthorized.received': ignored,
    entered: ignored,
    refused: ignored,
    verified: verifying.verified,
    'verification.failed': verifying.failed,
  },
  unverified: {
    ...somebody,
    ...noRequest,
    'refresh.requested': verifying.recalled,
    'unauthorized.received': verifying.doubted,
  },
  'signed-in': {
    ...somebody,
    ...noRequest,
    'refresh.requested': verifying.recalled,
    'unauthorized.received': verifying.doubted,
  },
}

/** The next auth state and its effects. Pure and total. */
export function authTransition(machine: AuthMachine, event: AuthEvent): AuthStep {
  if ('turn' in event && event.turn !== machine.turn) return ignored(machine)
  // Rows are type-checked pair by pair above; here the pair is no longer known to the compiler.
  const handle = authTable[machine.phase.status][event.type] as AuthHandler<AuthEventType>
  return handle(machine, event, machine.phase)
}
