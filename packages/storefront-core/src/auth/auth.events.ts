import type { Failure } from '../failure/failure.ts'
import type { AuthMemory } from './auth.storage.ts'
import type { AuthTask, VisitorReason } from './auth.state.ts'
import type { Customer } from './customer.ts'

export type AuthEvent =
  | { readonly type: 'started'; readonly memory: AuthMemory }
  | { readonly type: 'refresh.requested'; readonly memory: AuthMemory }
  /** Another tab signed somebody in. */
  | { readonly type: 'signed-in.elsewhere'; readonly memory: AuthMemory }
  /** Another tab signed out. */
  | { readonly type: 'signed-out.elsewhere'; readonly memory: AuthMemory }
  | { readonly type: 'sign-in.requested'; readonly task: AuthTask }
  | { readonly type: 'entered'; readonly turn: number; readonly customer: Customer }
  | { readonly type: 'refused'; readonly turn: number; readonly reason: VisitorReason }
  /** What the backend says of the token: whose it is, or that it is nobody's. */
  | { readonly type: 'verified'; readonly turn: number; readonly customer: Customer | undefined }
  | { readonly type: 'verification.failed'; readonly turn: number; readonly failure: Failure }
  /** Some other request was answered with 401. */
  | { readonly type: 'unauthorized.received' }
  | { readonly type: 'sign-out.requested' }

export type AuthEventType = AuthEvent['type']
export type AuthEventOf<Type extends AuthEventType> = Extract<AuthEvent, { type: Type }>

/** Something the face should act on, once: say it, claim the cart, drop what belonged to the customer. */
export type AuthNotice =
  | { readonly kind: 'signed-in'; readonly customer: Customer; readonly task: AuthTask }
  | { readonly kind: 'signed-out'; readonly reason: VisitorReason }

export type AuthEffect =
  | { readonly kind: 'fetch-customer'; readonly turn: number }
  | { readonly kind: 'remember'; readonly customer: Customer }
  /** Forgets here what belongs to the customer, then tells the backend. */
  | { readonly kind: 'leave'; readonly reason: VisitorReason }
  /** Gives up what an attempt of this tab may have brought, and nothing that another tab has. */
  | { readonly kind: 'discard' }
  | { readonly kind: 'announce'; readonly word: 'entered' | 'left' }
  | { readonly kind: 'notify'; readonly notice: AuthNotice }
