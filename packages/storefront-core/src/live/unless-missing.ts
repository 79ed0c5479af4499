import { failureFrom } from '../failure/failure-from-error.ts'

/** The answer; undefined where the backend has no such thing. */
export async function unlessMissing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (failureFrom(error).kind === 'missing') return undefined
    throw error
  }
}
