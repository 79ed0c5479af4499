import type { Failure } from '../failure/failure.ts'
import type { Step } from '../machine/step.ts'
import type { AuthMemory } from './auth.storage.ts'
import type { AuthMachine, AuthTask, VisitorReason } from './auth.state.ts'
import type { Customer } from './customer-from-wire.ts'

export type AuthEvent =
  | { readonly type: 'started'; readonly memory: AuthMemory }
  | { readonly type: 'refresh.requested'; readonly memory: AuthMemory }
  /** Another tab signed in. */
  | { readonly type: 'signed-in.elsewhere'; readonly memory: AuthMemory }
  /** Another tab signed out. */
  | { readonly type: 'signed-out.elsewhere'; readonly memory: AuthMemory }
  | { readonly type: 'sign-in.requested'; readonly task: AuthTask }
  | { readonly type: 'entered'; readonly turn: number; readonly customer: Customer }
  | { readonly type: 'refused'; readonly turn: number; readonly reason: VisitorReason }
  /** The backend's answer to the token: its customer, or undefined when the token is not valid. */
  | { readonly type: 'verified'; readonly turn: number; readonly customer: Customer | undefined }
  | { readonly type: 'verification.failed'; readonly turn: number; readonly failure: Failure }
  /** Another request was answered with 401. */
  | { readonly type: 'unauthorized.received' }
  | { readonly type: 'sign-out.requested' }

export type AuthEventType = AuthEvent['type']
export type AuthEventOf<Type extends AuthEventType> = Extract<AuthEvent, { type: Type }>

/** A one-time notice for the app: show a message, transfer the cart, drop the customer's data. */
export type AuthNotice =
  | { readonly kind: 'signed-in'; readonly customer: Customer; readonly task: AuthTask }
  | { readonly kind: 'signed-out'; readonly reason: VisitorReason }

export type AuthEffect =
  | { readonly kind: 'fetch-customer'; readonly turn: number }
  | { readonly kind: 'remember'; readonly customer: Customer }
  /** Removes the customer's data from this device, then signs out on the server. */
  | { readonly kind: 'leave'; readonly reason: VisitorReason }
  /** Drops what an attempt in this tab may have stored, but nothing of other tabs. */
  | { readonly kind: 'discard' }
  | { readonly kind: 'announce'; readonly word: 'entered' | 'left' }
  | { readonly kind: 'notify'; readonly notice: AuthNotice }

export type AuthStep = Step<AuthMachine, AuthEffect>
