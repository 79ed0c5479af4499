import { isCommerceError, type RequestOptions } from '@umber/commerce-client'
import { isRefusal, type Stopped } from './outcome.ts'

/** What a flow reports when a step begins. */
export interface Progress<Step extends string, Checkpoint> {
  readonly step: Step
  /** Steps before this one. */
  readonly done: number
  /** Steps of the flow. */
  readonly total: number
  /** Plain JSON. Store it to resume the flow after a crash. */
  readonly checkpoint: Checkpoint
}

/** The last argument of every flow. */
export interface FlowOptions<Step extends string, Checkpoint> {
  /** Stops the flow. It ends with `aborted`. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress<Step, Checkpoint>) => void) | undefined
  /** The checkpoint of a flow that stopped. Pass the same input with it. */
  readonly resume?: Checkpoint | undefined
}

/** What a flow's steps work with. */
export interface Flow<Step extends string, Checkpoint> {
  /** Whether it continues an earlier flow, whose last step may have been carried out. */
  readonly isResumed: boolean
  readonly checkpoint: () => Checkpoint
  readonly keep: (part: Partial<Checkpoint>) => void
  /** The last argument of every request. */
  readonly request: RequestOptions
  readonly step: <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>
}

export interface FlowPlan<Step extends string, Checkpoint> {
  readonly steps: readonly Step[]
  /** Where a step is among all, if steps are repeated. Default: its place in `steps`. */
  readonly place?: (step: Step, checkpoint: Checkpoint) => { readonly done: number; readonly total: number }
  readonly begin: Checkpoint
  /** Cancels what the flow has begun, after a refusal. Returns whether there was something to cancel. */
  readonly undo?: (checkpoint: Checkpoint) => Promise<boolean>
}

/**
 * Runs the steps of a flow one after another. Errors of requests and the abort become data; a mistake in the call itself,
 * such as an empty id, is thrown as a `TypeError`.
 */
export async function runFlow<Step extends string, Checkpoint extends object, Done>(
  { steps, begin, place, undo }: FlowPlan<Step, Checkpoint>,
  { signal, onProgress, resume }: FlowOptions<Step, Checkpoint>,
  work: (flow: Flow<Step, Checkpoint>) => Promise<Done>,
): Promise<Done | Stopped<Step, Checkpoint>> {
  let step = steps[0] as Step
  let checkpoint = { ...begin, ...resume }
  const flow: Flow<Step, Checkpoint> = {
    isResumed: resume !== undefined,
    checkpoint: () => checkpoint,
    keep: (part) => {
      checkpoint = { ...checkpoint, ...part }
    },
    request: { signal },
    step: async (next, run) => {
      step = next
      signal?.throwIfAborted()
      const { done, total } = place?.(step, checkpoint) ?? { done: steps.indexOf(step), total: steps.length }
      onProgress?.({ step, done, total, checkpoint })
      return run()
    },
  }
  try {
    return await work(flow)
  } catch (error) {
    if (isRefusal(error)) {
      const undone = (await undo?.(checkpoint).catch(() => false)) ?? false
      return { kind: 'refused', step, error, undone, checkpoint: undone ? begin : checkpoint }
    }
    if (isCommerceError(error)) return { kind: 'unanswered', step, error, checkpoint }
    if (signal?.aborted === true && error === signal.reason)
      return { kind: 'aborted', step, reason: error, checkpoint }
    throw error
  }
}
