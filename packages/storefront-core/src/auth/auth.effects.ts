import { noRetry } from '../catalogue/catalogue-client.ts'
import { createSerialQueue } from '../async/serial-queue.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { Failure } from '../failure/failure.ts'
import type { Clock, TabChannel } from '../ports/platform.ts'
import { customerStorageKey } from '../storage-keys.ts'
import type { AuthClient } from './auth-client.ts'
import { authWords, tabSessionKey } from './session.ts'
import type { AuthEffect, AuthEvent, AuthNotice } from './auth.events.ts'
import { recallAuth, rememberCustomer, signOutOwedKey } from './auth.storage.ts'
import type { AuthStorage } from './create-auth-storage.ts'
import type { VisitorReason } from './auth.state.ts'
import { fetchCustomer } from './auth-requests.ts'
import { endSession } from './end-session.ts'

export interface AuthEffectDeps {
  readonly client: AuthClient
  readonly storage: AuthStorage
  readonly tokenKey: string
  readonly personal: PersonalKeys
  readonly tabs: TabChannel | undefined
  readonly clock: Clock
  readonly dispatch: (event: AuthEvent) => void
  readonly notify: (notice: AuthNotice) => void
}

/**
 * Keys under which other parts of the app keep customer data. All of it is removed when the customer signs
 * out.
 */
export interface PersonalKeys {
  readonly stored: readonly string[]
  /** Stays when a session expired or ended in another tab; the reader has to check the owner. */
  readonly typed: readonly string[]
}

export interface AuthEffects {
  run(effect: AuthEffect): void
  /** Runs everything that adds or removes a token in sequence, so that the last request wins. */
  queue<Value>(act: () => Promise<Value>): Promise<Value>
  /** The failure of the last sign-out request; undefined when it succeeded or was not needed. */
  departure(): Promise<Failure | undefined>
  /** Ends all sessions of the customer on the backend. The failure, if it did not. */
  endEverywhere(): Promise<Failure | undefined>
}

/** How long a sign-in waits for the end of the session before it, in milliseconds. */
const patience = 2000

/** The only place where auth awaits anything, apart from the sign-in itself. Never throws. */
export function createAuthEffects({
  client,
  storage,
  tokenKey,
  personal,
  tabs,
  clock,
  dispatch,
  notify,
}: AuthEffectDeps): AuthEffects {
  const queue = createSerialQueue()
  let departure: Promise<Failure | undefined> = Promise.resolve(undefined)

  /** A customer whose session expired keeps what they typed until they sign in again. */
  function forget(reason: VisitorReason): void {
    const isExpired = reason === 'expired'
    const typed = isExpired ? [] : personal.typed
    // A session of this tab alone may expire while another tab has a persistent one.
    const isOfThisTab = isExpired && storage.isPassing(tokenKey)
    const drop = (key: string) => (isOfThisTab ? storage.removePassing(key) : storage.forget(key))
    for (const key of [customerStorageKey, ...personal.stored, ...typed, tokenKey]) drop(key)
    storage.removePassing(tabSessionKey)
  }

  function settled(): undefined {
    storage.removeItem(signOutOwedKey)
  }

  /** The client drops its token again, in case a concurrent sign-in stored one. */
  async function logOut(): Promise<Failure | undefined> {
    try {
      await client.auth.logout(noRetry)
      return settled()
    } catch (error) {
      const failure = failureFrom(error)
      // 401: already signed out on the server.
      if (failure.status === 401) return settled()
      storage.setItem(signOutOwedKey, 'yes')
      return failure
    }
  }

  function startLogOut(): void {
    departure = queue(logOut)
    void departure.then(recallOtherTabs)
  }

  /** Another tab may have signed in while this one was busy. */
  function recallOtherTabs(): void {
    const memory = recallAuth(storage, tokenKey)
    if (memory.holds === 'token') dispatch({ type: 'refresh.requested', memory })
  }

  async function verify(turn: number): Promise<AuthEvent> {
    try {
      const token = storage.getItem(tokenKey)
      const customer = await fetchCustomer(client)
      const current = storage.getItem(tokenKey)
      // The session has ended meanwhile.
      if (current === null && token !== null) return { type: 'verified', turn, customer: undefined }
      // Another tab may have signed in meanwhile: the answer was about the previous token.
      if (current !== token) return await verify(turn)
      storage.adopt(tokenKey)
      return { type: 'verified', turn, customer }
    } catch (error) {
      return { type: 'verification.failed', turn, failure: failureFrom(error) }
    }
  }

  function run(effect: AuthEffect): void {
    switch (effect.kind) {
      case 'fetch-customer':
        void verify(effect.turn).then(dispatch)
        return
      case 'remember':
        rememberCustomer(storage, tokenKey, effect.customer)
        storage.nameSession(String(clock.now()))
        return
      case 'leave': {
        const token = effect.reason === 'asked' ? storage.getItem(tokenKey) : null
        forget(effect.reason)
        // The sign-out does not wait for it, and a failure changes nothing: without the token the session is over here.
        const ended = token === null ? undefined : endSession(client, token, 'here').catch(() => undefined)
        startLogOut()
        // The backend tells sign-ins apart by their second: one that follows at once must not be ended with the one before.
        if (ended !== undefined) void queue(() => Promise.race([ended, clock.wait(patience)]))
        return
      }
      case 'discard':
        startLogOut()
        return
      case 'announce':
        // For tabs that cannot receive the message.
        if (effect.word === 'left') storage.forget(tabSessionKey)
        tabs?.post(authWords[effect.word])
        return
      case 'notify':
        notify(effect.notice)
        return
    }
  }

  async function endEverywhere(): Promise<Failure | undefined> {
    try {
      await endSession(client, storage.getItem(tokenKey), 'everywhere')
      return undefined
    } catch (error) {
      return failureFrom(error)
    }
  }

  return { run, queue, departure: () => departure, endEverywhere }
}
