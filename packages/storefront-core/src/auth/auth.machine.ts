import type { AuthEffect, AuthEvent, AuthStep } from './auth.events.ts'
import * as signIn from './auth.sign-in.ts'
import * as signOut from './auth.sign-out.ts'
import type { AuthMachine } from './auth.state.ts'
import { ignored, nextStep, type TransitionTable } from '../machine/step.ts'
import * as verify from './auth.verify.ts'

/** No request is in progress, so any answer is stale. */
const noRequest = {
  entered: ignored,
  refused: ignored,
  verified: ignored,
  'verification.failed': ignored,
} as const

/** No customer is signed in, so there is no session to lose. */
const noCustomer = { 'signed-out.elsewhere': ignored, 'unauthorized.received': ignored } as const

/** A customer is shown as signed in, or may turn out to be. */
const possibleCustomer = {
  started: ignored,
  'signed-in.elsewhere': verify.recalled,
  'signed-out.elsewhere': verify.recalled,
  'sign-in.requested': signIn.signInRequested,
  'sign-out.requested': signOut.signOutRequested,
} as const

/** Every phase with every event; the compiler checks that none is missing. */
export const authTable: TransitionTable<AuthMachine, AuthEvent, AuthEffect> = {
  idle: {
    ...noRequest,
    ...noCustomer,
    started: verify.recalled,
    'refresh.requested': verify.recalled,
    'signed-in.elsewhere': ignored,
    'sign-in.requested': signIn.signInRequested,
    'sign-out.requested': signOut.signOutRequested,
  },
  guest: {
    ...noRequest,
    ...noCustomer,
    started: ignored,
    'refresh.requested': verify.recalled,
    'signed-in.elsewhere': verify.recalled,
    'sign-in.requested': signIn.signInRequested,
    'sign-out.requested': signOut.signOutRequested,
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
    'sign-out.requested': signOut.signOutRequested,
  },
  verifying: {
    ...possibleCustomer,
    'refresh.requested': ignored,
    'unauthorized.received': ignored,
    entered: ignored,
    refused: ignored,
    verified: verify.verified,
    'verification.failed': verify.failed,
  },
  unverified: {
    ...possibleCustomer,
    ...noRequest,
    'refresh.requested': verify.recalled,
    'unauthorized.received': verify.unauthorizedReceived,
  },
  'signed-in': {
    ...possibleCustomer,
    ...noRequest,
    'refresh.requested': verify.recalled,
    'unauthorized.received': verify.unauthorizedReceived,
  },
}

/** The next auth state and its effects. Pure and total. */
export function transition(machine: AuthMachine, event: AuthEvent): AuthStep {
  return nextStep(authTable, machine, event)
}
