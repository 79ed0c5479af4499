import { FetchError, TimeoutError } from '@umber/commerce-client'
import { expect, test } from 'vitest'
import { abortable, pause, untilKnown } from './wait.ts'

/** Time that passes only when something waits for it. */
const eager = () => {
  const delays: number[] = []
  const clock = {
    now: () => 0,
    after: (delay: number, callback: () => void) => {
      delays.push(delay)
      queueMicrotask(callback)
      return () => {}
    },
  }
  return { clock, delays }
}

test('asks again until there is an answer', async () => {
  const { clock, delays } = eager()
  let asked = 0
  expect(await untilKnown(async () => (++asked === 3 ? 'yes' : undefined), { interval: 50, clock })).toBe(
    'yes',
  )
  expect(delays).toEqual([50, 50])
})

test('asks again after a question that was not answered, as long as its patience lasts', async () => {
  const { clock } = eager()
  const slow = new TimeoutError('slow', 1)
  let asked = 0
  const ask = async () => {
    asked += 1
    if (asked < 3) throw slow
    return 'yes'
  }
  expect(await untilKnown(ask, { clock })).toBe('yes')

  let time = 0
  const passing = { ...clock, now: () => (time += 400) }
  const never = untilKnown(async () => Promise.reject(slow), { patience: 1000, clock: passing })
  await expect(never).rejects.toBe(slow)
  const refusal = new FetchError('No', '', 404)
  await expect(untilKnown(async () => Promise.reject(refusal), { clock })).rejects.toBe(refusal)
})

test('a pause ends with the signal', async () => {
  const stop = new AbortController()
  const waiting = pause(60_000, stop.signal)
  stop.abort('enough')
  await expect(waiting).rejects.toBe('enough')
  await expect(pause(1, stop.signal)).rejects.toBe('enough')
})

test('work that is aborted is not waited for', async () => {
  const stop = new AbortController()
  const waiting = abortable(new Promise(() => {}), stop.signal)
  stop.abort('enough')
  await expect(waiting).rejects.toBe('enough')
  expect(await abortable(Promise.resolve(1), undefined)).toBe(1)
})
