import { expect, it, vi } from 'vitest'

import { refundOnce } from './refund-once'

const press = async (amount: number, atProvider: number, inBooks: number) => {
  const send = vi.fn<() => Promise<void>>(async () => Promise.resolve())
  await refundOnce({ amount, atProvider, inBooks }, send)
  return send.mock.calls.length
}

it.each<readonly [why: string, amount: number, atProvider: number, inBooks: number, sent: number]>([
  ['the first one', 100, 0, 0, 1],
  ['another one of the same sum', 100, 100, 100, 1],
  ['one beside another one that is under way', 100, 0, 100, 1],
  ['one whose answer was lost', 100, 100, 0, 0],
  ['one whose answer was lost, after another one', 100, 150, 50, 0],
  ['a part of what was given back', 40, 100, 0, 0],
])('%s is sent as often as it has to be', async (_why, amount, atProvider, inBooks, sent) => {
  expect(await press(amount, atProvider, inBooks)).toBe(sent)
})

it('more than what was given back without being known is refused: the rest of it cannot be told apart', async () => {
  await expect(press(100, 60, 0)).rejects.toThrow('has given back 60 already')
})
