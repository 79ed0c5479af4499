/** What is remembered between visits. An adapter never throws: a blocked or full storage just forgets. */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Time, passed in so that tests may own it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it is aborted first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** A word between this visitor's open tabs: a posted message reaches the others, never the sender. */
export interface TabChannel {
  post(message: string): void
  /** Returns a function that stops listening. */
  subscribe(listener: (message: string) => void): () => void
  /** Does the work in one tab at a time. Absent where a visitor's tabs cannot wait for one another. */
  withLock?(work: () => Promise<void>): Promise<void>
}

/** Whether this device has a network at all, as the device itself says. */
export interface Connection {
  isOnline(): boolean
  /** Calls back when that changes; returns a function that stops listening. */
  subscribe(listener: () => void): () => void
}

/** Chance, passed in so that tests may own it. Not for secrets. */
export interface Random {
  /** A whole number from `min` to `max`, both inclusive, each equally likely. */
  integer(min: number, max: number): number
}
