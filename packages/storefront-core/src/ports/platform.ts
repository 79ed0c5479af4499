/** Storage between visits. An adapter never throws: a blocked or full storage forgets. */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Time as a port, so that tests can control it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it is aborted first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** Messages between the visitor's open tabs. A message reaches the other tabs, never the sender. */
export interface TabChannel {
  post(message: string): void
  /** Returns the unsubscribe function. */
  subscribe(listener: (message: string) => void): () => void
  /** Runs the work in one tab at a time. Absent where tabs cannot lock. */
  withLock?(work: () => Promise<void>): Promise<void>
}

/** Whether the device reports a network connection. */
export interface Connection {
  isOnline(): boolean
  /** Calls back when that changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** Randomness as a port, so that tests can control it. Not for secrets. */
export interface Random {
  /** A whole number from `min` to `max`, both inclusive, uniformly distributed. */
  integer(min: number, max: number): number
}
