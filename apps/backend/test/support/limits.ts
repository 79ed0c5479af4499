import { expect } from 'vitest'
import type { Answer } from './backend'

const octet = () => Math.floor(Math.random() * 256)

/** An address that no other test asks from. */
export const visitor = () => `10.${octet()}.${octet()}.${octet()}`

/** Responses of sequential requests. */
export async function inTurn(
  times: number,
  next: (time: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let time = 0; time < times; time += 1) answers.push(await next(time))
  return answers
}

export const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
export const same = (status: number, times: number) => Array.from({ length: times }, () => status)

/** Expects 429 in Medusa’s format, with a Retry-After of at most this many seconds. */
export function expectTooManyRequests(answer: Answer | undefined, longest: number): void {
  expect(answer).toMatchObject({
    status: 429,
    body: { type: 'too_many_requests', message: 'Too many requests. Try again later.' },
  })
  const seconds = Number(answer?.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(longest)
  // Otherwise the shop, on another origin, could not read the header.
  expect(answer?.headers.get('access-control-expose-headers')).toBe('Retry-After, X-Request-Id')
}
