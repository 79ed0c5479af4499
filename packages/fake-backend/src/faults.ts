/**
 * What goes wrong with a request. `lost-request`: it never arrives; `lost-answer`: it is carried out, but the
 * answer does not come back; `late`: the answer takes `ms` milliseconds more; `html`: somebody else's page, as of
 * a hotel's network, is sent instead; `truncated` and `empty`: the answer ends too early.
 */
export type Fault =
  | { readonly kind: 'lost-request' | 'lost-answer' | 'html' | 'truncated' | 'empty' }
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'late'; readonly ms: number }

/** What was asked of the backend, in the order it was sent. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** The publishable key it came with. */
  readonly key: string | null
}

/** Consulted for each request; `nth` counts those of the same method and path, from 1. */
export type FaultHook = (asked: Asked, nth: number) => Fault | undefined

export const noFaults: FaultHook = () => undefined
