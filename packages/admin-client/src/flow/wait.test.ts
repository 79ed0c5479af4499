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
