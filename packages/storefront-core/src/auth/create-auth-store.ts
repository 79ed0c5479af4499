import { createStore } from 'zustand/vanilla'
import type { Failure } from '../failure/failure.ts'
import type { Clock, TabChannel } from '../ports/platform.ts'
import { systemClock } from '../system-clock.ts'
import { customerStorageKey } from '../storage-keys.ts'
import type { AuthClient, Credentials } from './auth-client.ts'
import { authWords } from './auth-messages-between-tabs.ts'
import { createAuthEffects, type PersonalKeys } from './auth.effects.ts'
import type { AuthEvent, AuthNotice } from './auth.events.ts'
import { authTransition } from './auth.machine.ts'
import { recallAuth, type AuthMemory } from './auth.storage.ts'
import { authViewOf, type AuthView } from './auth.selectors.ts'
import { initialAuth, type AuthMachine, type AuthTask, type VisitorReason } from './auth.state.ts'
import type { AuthStorage } from './create-auth-storage.ts'
import { tabSessionKey } from './tab-session.ts'
import { register, signIn, type RegisterOutcome, type Registration, type SignInOutcome } from './sign-in.ts'

export interface AuthStoreOptions {
  readonly client: AuthClient
  /** The one that the client keeps its token in. */
  readonly storage: AuthStorage
  /** The client's `jwtTokenStorageKey`, where it is not the usual one. */
  readonly tokenKey?: string | undefined
  /** What else is kept of a customer, to be forgotten with them. */
  readonly personal?: PersonalKeys | undefined
  /** Ends the session in the visitor's other open tabs, too. */
  readonly tabs?: TabChannel | undefined
  readonly clock?: Clock | undefined
}

export interface AuthState {
  /** What a screen shows; the same object until something changes. */
  readonly view: AuthView
  readonly machine: AuthMachine
}

export type SignOutOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: Failure }

/** Who is signed in. Commands never throw; neither passwords nor the token are ever in the state. */
export interface AuthStore {
  getState(): AuthState
  getInitialState(): AuthState
  /** Returns a function that stops listening. */
  subscribe(listener: (state: AuthState, before: AuthState) => void): () => void
  /** Shows the saved customer, if there is one, and has the backend vouch for them: `GET /store/customers/me`. */
  start(): void
  /** Looks again what is saved, and asks the backend: after a failure, on focus, when a page is shown again. */
  refresh(): void
  /**
   * Signs in: `POST /auth/customer/emailpass`.
   *
   * @param persistent whether the sign-in outlives this session ("remember me"); it does unless said otherwise.
   */
  signIn(credentials: Credentials, persistent?: boolean): Promise<SignInOutcome>
  /** Makes an account and signs in; finishes one whose making was cut short: `POST /store/customers`. */
  register(person: Registration): Promise<RegisterOutcome>
  /**
   * Forgets customer and token at once. A failure means that the backend could not be told; the next start tells it.
   * `DELETE /auth/session` in session mode, nothing else.
   */
  signOut(): Promise<SignOutOutcome>
  /** To be called when any request was refused with 401: whoever is no longer taken for signed in is signed out. */
  noteUnauthorised(): void
  /** Returns a function that stops listening. */
  onNotice(listener: (notice: AuthNotice) => void): () => void
}

const nothingKept: AuthMemory = { customer: undefined, holds: 'nothing' }

const nothingElse: PersonalKeys = { kept: [], typed: [] }

const overtaken = { ok: false, reason: 'overtaken' } as const

export function createAuthStore(options: AuthStoreOptions): AuthStore {
  const { client, storage, tabs, tokenKey = 'medusa_auth_token', personal = nothingElse } = options
  const { clock = systemClock } = options
  const store = createStore<AuthState>(() => stateOf(initialAuth))
  const listeners = new Set<(notice: AuthNotice) => void>()
  const notify = (notice: AuthNotice) => {
    for (const listener of listeners) listener(notice)
  }
  const effects = createAuthEffects({ client, storage, tokenKey, personal, tabs, dispatch, notify })
  /** Whose registration was begun and not seen to its end. */
  let begun: string | undefined

  function dispatch(event: AuthEvent): void {
    const before = store.getState().machine
    const { machine, effects: all } = authTransition(before, event)
    // The token is gone before anyone acts as a guest.
    for (const effect of all) if (effect.kind === 'leave') effects.run(effect)
    if (machine !== before) store.setState(stateOf(machine), true)
    for (const effect of all) if (effect.kind !== 'leave') effects.run(effect)
  }

  const memory = () => recallAuth(storage, tokenKey)

  /**
   * The other tab has removed what lasts; anything else there is newer. What this tab knows of is seen only because a
   * word can be faster than a change of the storage. What only this tab had ends as well, except what was typed: that
   * may be a guest's, and its reader knows whose it is.
   */
  function endedElsewhere(): void {
    for (const key of [customerStorageKey, tokenKey, tabSessionKey, ...personal.kept])
      storage.removePassing(key)
    const isOld = storage.getItem(tokenKey) !== null && storage.isKnown(tokenKey)
    dispatch({ type: 'signed-out.elsewhere', memory: isOld ? nothingKept : memory() })
  }

  async function attempt<Outcome extends SignInOutcome | RegisterOutcome>(
    task: AuthTask,
    act: () => Promise<Outcome>,
  ): Promise<Outcome | typeof overtaken> {
    const before = store.getState().machine.turn
    dispatch({ type: 'sign-in.requested', task })
    const { turn } = store.getState().machine
    if (turn === before) return overtaken
    const outcome = await effects.queue(act)
    if (store.getState().machine.turn !== turn) return overtaken
    if (outcome.ok) {
      storage.nameSession(String(clock.now()))
      dispatch({ type: 'entered', turn, customer: outcome.customer })
    } else dispatch({ type: 'refused', turn, reason: visitorReason(outcome.reason) })
    return outcome
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
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
        const isOurs = begun === person.email
        begun = person.email
        const outcome = await register(client, person, isOurs)
        if (isFinal(outcome)) begun = undefined
        return outcome
      }),
    async signOut() {
      dispatch({ type: 'sign-out.requested' })
      const failure = await effects.departure()
      return failure === undefined ? { ok: true } : { ok: false, failure }
    },
    noteUnauthorised: () => dispatch({ type: 'unauthorized.received' }),
    onNotice(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Who is there, as a screen shows it; the same object as long as nothing has changed. */
export function authView(state: AuthState): AuthView {
  return state.view
}

/** Whether there is nothing left to finish: it came to its end, or was refused for good. */
function isFinal(outcome: RegisterOutcome): boolean {
  return outcome.ok || outcome.reason !== 'failed'
}

function visitorReason(reason: string): VisitorReason {
  return reason === 'step-required' ? reason : 'refused'
}

function stateOf(machine: AuthMachine): AuthState {
  return { machine, view: authViewOf(machine.phase) }
}
