import { expect } from 'vitest'
import { CommerceError } from '../../src/index.ts'

/** The error of a promise. The test fails if the promise does not. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => expect.unreachable(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )
}

/** The same for the client's own errors. */
export async function commerceFailureOf(work: Promise<unknown>): Promise<CommerceError> {
  const error = await failureOf(work)
  if (error instanceof CommerceError) return error
  throw new Error(`expected a CommerceError, got ${String(error)}`, { cause: error })
}
