import { expect } from 'vitest'
import { CommerceError } from '../../src/index.ts'

/** What a promise fails with; a test in which it does not fail, fails. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => expect.unreachable(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )
}

/** The same, where one of the client's own errors is expected. */
export async function commerceFailureOf(work: Promise<unknown>): Promise<CommerceError> {
  const error = await failureOf(work)
  if (error instanceof CommerceError) return error
  throw new Error(`expected a CommerceError, got ${String(error)}`, { cause: error })
}
