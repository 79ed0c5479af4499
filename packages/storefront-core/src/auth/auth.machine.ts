import type { AuthEvent, AuthEventType } from './auth.events.ts'
import * as entering from './auth.entering.ts'
import * as leaving from './auth.leaving.ts'
import type { AuthMachine, AuthPhaseName } from './auth.states.ts'
import { ignored, type AuthHandler, type AuthStep } from './auth.step.ts'
import * as verifying from './auth.verifying.ts'

type Row<Name extends AuthPhaseName> = { readonly [Type in AuthEventType]: AuthHandler<Type, Name> }

/** Nothing is under way, so no answer is expected: one that comes is stale. */
const noRequest = {
  entered: ignored,
  refused: ignored,
  verified: ignored,
  'verification.failed': ignored,
} as const

/** Nobody is signed in, so there is nobody to lose. */
const nobody = { 'left.elsewhere': ignored, 'unauthorised.seen': ignored } as const

/** Somebody is shown as signed in, or may turn out to be. */
const somebody = {
  started: ignored,
  'entered.elsewhere': verifying.recalled,
  'left.elsewhere': verifying.recalled,
  'entry.asked': entering.asked,
  'leave.asked': leaving.asked,
} as const

/** Every phase with every event, so that none is forgotten: the compiler asks for each. */
export const authTable: { readonly [Name in AuthPhaseName]: Row<Name> } = {
  idle: {
    ...noRequest,
    ...nobody,
    started: verifying.recalled,
    'refresh.asked': verifying.recalled,
    'entered.elsewhere': ignored,
    'entry.asked': entering.asked,
    'leave.asked': leaving.asked,
  },
  visitor: {
    ...noRequest,
    ...nobody,
    started: ignored,
    'refresh.asked': verifying.recalled,
    'entered.elsewhere': verifying.recalled,
    'entry.asked': entering.asked,
    'leave.asked': leaving.asked,
  },
  entering: {
    'unauthorised.seen': ignored,
    'left.elsewhere': entering.overtaken,
    started: ignored,
    'refresh.asked': ignored,
    // What this attempt brings is newer than what another tab did meanwhile.
    'entered.elsewhere': ignored,
    'entry.asked': ignored,
    entered: entering.entered,
    refused: entering.refused,
    verified: ignored,
    'verification.failed': ignored,
    'leave.asked': leaving.asked,
  },
  verifying: {
    ...somebody,
    'refresh.asked': ignored,
    'unauthorised.seen': ignored,
    entered: ignored,
    refused: ignored,
    verified: verifying.verified,
    'verification.failed': verifying.failed,
  },
  unverified: {
    ...somebody,
    ...noRequest,
    'refresh.asked': verifying.recalled,
    'unauthorised.seen': verifying.doubted,
  },
  'signed-in': {
    ...somebody,
    ...noRequest,
    'refresh.asked': verifying.recalled,
    'unauthorised.seen': verifying.doubted,
  },
}

/** What becomes of who is signed in when something happens. Pure and total. */
export function authTransition(machine: AuthMachine, event: AuthEvent): AuthStep {
  if ('turn' in event && event.turn !== machine.turn) return ignored(machine)
  // Rows are checked pair by pair above; here the compiler no longer knows which pair it is.
  const handle = authTable[machine.phase.name][event.type] as AuthHandler<AuthEventType>
  return handle(machine, event, machine.phase)
}
