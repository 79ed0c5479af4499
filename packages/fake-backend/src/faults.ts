/**
 * What fails in a request. `lost-request`: it never arrives. `lost-answer`: it is carried out, but the answer does not
 * come back. `late`: the answer takes `ms` milliseconds more. `html`: another page is sent instead, such as a captive
 * portal's. `truncated` and `empty`: the answer ends too early.
 */
export type Fault =
  | { readonly kind: 'lost-request' | 'lost-answer' | 'html' | 'truncated' | 'empty' }
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'late'; readonly ms: number }

/** A recorded request. They are kept in the order they were sent. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** The publishable key of the request. */
  readonly key: string | null
}

/** Called for each request; `nth` counts those with the same method and path, from 1. */
export type FaultHook = (asked: Asked, nth: number) => Fault | undefined

export const noFaults: FaultHook = () => undefined
