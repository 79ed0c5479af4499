import { createEmitter } from '../emitter.ts'
import type { Failure } from '../failure/failure.ts'
import { createMachineStore, type MachineState, type MachineStore } from '../machine/create-machine-store.ts'
import type { Clock, TabChannel } from '../ports/platform.ts'
import { systemClock } from '../system-clock.ts'
import { customerStorageKey, tokenStorageKey } from '../storage-keys.ts'
import type { AuthClient, Credentials } from './auth-client.ts'
import { authWords, tabSessionKey } from './session.ts'
import { createAuthEffects, type PersonalKeys } from './auth.effects.ts'
import type { AuthEffect, AuthEvent, AuthNotice } from './auth.events.ts'
import { transition } from './auth.machine.ts'
import { recallAuth, type AuthMemory } from './auth.storage.ts'
import type { AuthStorage } from './create-auth-storage.ts'
import { viewOf, type AuthView } from './auth.selectors.ts'
import { initialMachine, type AuthMachine, type AuthTask, type VisitorReason } from './auth.state.ts'
import {
  register,
  signIn,
  type RegisterOutcome,
  type Registration,
  type SignInOutcome,
} from './auth-requests.ts'

export interface AuthStoreOptions {
  readonly client: AuthClient
  /** The storage that the client keeps its token in. */
  readonly storage: AuthStorage
  /** The client's `jwtTokenStorageKey`, when it is not the default. */
  readonly tokenKey?: string | undefined
  /** Other customer data to remove on sign-out. */
  readonly personal?: PersonalKeys | undefined
  /** Ends the session in the other open tabs, too. */
  readonly tabs?: TabChannel | undefined
  readonly clock?: Clock | undefined
}

export type AuthState = MachineState<AuthMachine, AuthView>

export type SignOutOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: Failure }

/** The auth session. Commands never throw; neither passwords nor the token are ever in the state. */
export interface AuthStore extends MachineStore<AuthMachine, AuthView> {
  /** Shows the saved customer, if there is one, and verifies the session: `GET /store/customers/me`. */
  start(): void
  /**
   * Reads the storages again and verifies the session: after a failure, on focus, or when a page is shown
   * again.
   */
  refresh(): void
  /**
   * Signs in: `POST /auth/customer/emailpass`.
   *
   * @param persistent whether the session outlives this visit ("remember me"); true by default.
   */
  signIn(credentials: Credentials, persistent?: boolean): Promise<SignInOutcome>
  /**
   * Creates an account and signs in, or finishes a registration that was interrupted: `POST
   * /store/customers`.
   */
  register(person: Registration): Promise<RegisterOutcome>
  /**
   * Removes customer and token at once. In session mode it sends `DELETE /auth/session`; a failure means that the server could not
   * be told, and the next start tries again. Otherwise it sends `POST /auth/sign-out`, which ends the token on this shop's backend, and
   * does not wait for the answer.
   */
  signOut(): Promise<SignOutOutcome>
  /**
   * Ends all sessions of the customer, on every device, then signs out here. After a failure the customer is still signed in.
   * `POST /auth/sign-out` of this shop's backend
   */
  signOutEverywhere(): Promise<SignOutOutcome>
  /** Call it when any request is answered with 401: verifies the session and signs out if it has expired. */
  handleUnauthorized(): void
  /** Returns the unsubscribe function. */
  onNotice(listener: (notice: AuthNotice) => void): () => void
}

const nothingStored: AuthMemory = { customer: undefined, holds: 'nothing' }

const nothingElse: PersonalKeys = { stored: [], typed: [] }

const overtaken = { ok: false, reason: 'overtaken' } as const

/**
 * The session of one visitor: who is signed in, in all tabs, until the token ends. `start()` reads the stored token and asks who it
 * belongs to; `authView(auth.getState())` is what screens show.
 *
 * No command throws: each resolves to an outcome that says what was refused. `/auth/customer/emailpass`,
 * `/store/customers`, `/store/customers/me`
 *
 * @example
 * const auth = createAuthStore({ client, storage })
 * await auth.start()
 * const outcome = await auth.signIn({ email: 'asha@umber.example', password: 'a long password' })
 */
export function createAuthStore(options: AuthStoreOptions): AuthStore {
  const { client, storage, tabs, tokenKey = tokenStorageKey, personal = nothingElse } = options
  const { clock = systemClock } = options
  const { store, dispatch, isHandling } = createMachineStore<AuthMachine, AuthEvent, AuthEffect, AuthView>({
    initial: initialMachine,
    transition: transition,
    viewOf: ({ phase }) => viewOf(phase),
    run: (effect) => effects.run(effect),
    // The token is removed before subscribers act as a guest.
    runsFirst: ({ kind }) => kind === 'leave',
  })
  const notices = createEmitter<AuthNotice>()
  const effects = createAuthEffects({
    client,
    storage,
    tokenKey,
    personal,
    tabs,
    clock,
    dispatch,
    notify: notices.emit,
  })
  /** The email address of a registration that has not completed yet. */
  let startedEmail: string | undefined

  const memory = () => recallAuth(storage, tokenKey)

  /**
   * The other tab has removed the persistent values; anything else in there is newer. The token this tab
   * knows can still be there because a message can arrive before the storage change. What only this tab had
   * is removed as well, except typed data: it may be a guest's, and its reader checks the owner.
   */
  function endedElsewhere(): void {
    for (const key of [customerStorageKey, tokenKey, tabSessionKey, ...personal.stored])
      storage.removePassing(key)
    const isOld = storage.getItem(tokenKey) !== null && storage.isKnown(tokenKey)
    dispatch({ type: 'signed-out.elsewhere', memory: isOld ? nothingStored : memory() })
  }

  async function attempt<Outcome extends SignInOutcome | RegisterOutcome>(
    task: AuthTask,
    act: () => Promise<Outcome>,
  ): Promise<Outcome | typeof overtaken> {
    // A subscriber has called: the current event is handled first.
    if (isHandling()) await Promise.resolve()
    const before = store.getState().machine.turn
    dispatch({ type: 'sign-in.requested', task })
    const { turn } = store.getState().machine
    if (turn === before) return overtaken
    const outcome = await effects.queue(act)
    if (store.getState().machine.turn !== turn) return overtaken
    if (outcome.ok) {
      // A new session takes the name of now.
      storage.removePassing(tabSessionKey)
      dispatch({ type: 'entered', turn, customer: outcome.customer })
    } else dispatch({ type: 'refused', turn, reason: visitorReason(outcome.reason) })
    return outcome
  }

  async function signOut(): Promise<SignOutOutcome> {
    if (isHandling()) await Promise.resolve()
    dispatch({ type: 'sign-out.requested' })
    const failure = await effects.departure()
    return failure === undefined ? { ok: true } : { ok: false, failure }
  }

  return {
    ...store,
    start() {
      if (store.getState().machine.phase.status !== 'idle') return
      tabs?.subscribe((word) => {
        if (word === authWords.left) endedElsewhere()
        if (word === authWords.entered) dispatch({ type: 'signed-in.elsewhere', memory: memory() })
      })
      dispatch({ type: 'started', memory: memory() })
    },
    refresh: () => dispatch({ type: 'refresh.requested', memory: memory() }),
    signIn: (credentials, persistent = true) =>
      attempt('sign-in', () => {
        storage.remember(persistent)
        return signIn(client, credentials)
      }),
    register: (person) =>
      attempt('register', async () => {
        storage.remember(true)
        const isOurs = startedEmail === person.email
        startedEmail = person.email
        const outcome = await register(client, person, isOurs)
        if (isFinal(outcome)) startedEmail = undefined
        return outcome
      }),
    signOut,
    async signOutEverywhere() {
      const failure = await effects.endEverywhere()
      // 401: an earlier attempt, whose answer was lost, has ended them.
      return failure === undefined || failure.status === 401 ? await signOut() : { ok: false, failure }
    },
    handleUnauthorized: () => dispatch({ type: 'unauthorized.received' }),
    onNotice: notices.subscribe,
  }
}

/** The auth state for screens; the same object until something changes. */
export function authView(state: AuthState): AuthView {
  return state.view
}

/** Whether the registration needs no second attempt: it succeeded, or was refused for good. */
function isFinal(outcome: RegisterOutcome): boolean {
  return outcome.ok || outcome.reason !== 'failed'
}

function visitorReason(reason: string): VisitorReason {
  return reason === 'step-required' ? reason : 'refused'
}
