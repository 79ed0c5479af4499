import { expect, it, vi } from 'vitest'

import { MailAttempts } from './mail-attempts'

/** Attempts that end when they are told to. */
function open() {
  const attempts = new MailAttempts()
  const running: (() => void)[] = []
  let begun = 0
  const start = (count: number): void => {
    for (let index = 0; index < count; index += 1)
      attempts.start(async () => {
        begun += 1
        await new Promise<void>((resolve) => running.push(resolve))
      })
  }
  return { attempts, start, begun: () => begun, endOne: () => running.shift()?.() }
}

it('Five mails are attempted at once, and the others in turn', async () => {
  const { start, begun, endOne } = open()
  start(7)
  expect(begun()).toBe(0)
  await vi.waitFor(() => expect(begun()).toBe(5))
  endOne()
  await vi.waitFor(() => expect(begun()).toBe(6))
})

it('When the process ends, the attempts that have begun are finished and no other is begun', async () => {
  const { attempts, start, begun, endOne } = open()
  start(7)
  await vi.waitFor(() => expect(begun()).toBe(5))
  let isClosed = false
  const closing = attempts.close().then(() => (isClosed = true))
  for (let ended = 0; ended < 4; ended += 1) endOne()
  start(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isClosed).toBe(false)
  endOne()
  await closing
  expect(begun()).toBe(5)
})
