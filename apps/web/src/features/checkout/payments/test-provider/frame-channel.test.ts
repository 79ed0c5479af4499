import { describe, expect, it, vi } from 'vitest'
import { createFrameChannel, readFrameMessage } from './frame-channel.ts'

const origin = 'https://backend.test'
const postMessage = vi.fn<(message: unknown, origin: string) => void>()
const frame = { postMessage } as unknown as Window
const from = { origin, window: frame }

describe('A message of the provider’s frame', () => {
  it('is read from its own window and origin only', () => {
    const data = { source: 'test-payments', type: 'ready' }
    expect(readFrameMessage({ data, origin, source: frame }, from)).toEqual(data)
    for (const event of [
      { data, origin: 'https://evil.test', source: frame },
      { data, origin, source: window },
      { data, origin, source: null },
      { data: { ...data, source: 'other' }, origin, source: frame },
      { data: { source: 'test-payments', type: 7 }, origin, source: frame },
      { data: 'ready', origin, source: frame },
      { data: null, origin, source: frame },
    ])
      expect(readFrameMessage(event, from)).toBeUndefined()
    expect(readFrameMessage({ data, origin, source: null }, { origin, window: null })).toBeUndefined()
  })

  it('answers the question with its id, whatever comes between', async () => {
    const channel = createFrameChannel(origin)
    const { signal } = new AbortController()
    const first = channel.ask(frame, { type: 'validate' }, signal)
    const second = channel.ask(frame, { type: 'confirm' }, signal)
    expect(postMessage).toHaveBeenLastCalledWith(
      { source: 'test-payments', type: 'confirm', id: '2' },
      origin,
    )
    channel.take({ type: 'confirmed', id: '7' })
    channel.take({ type: 'confirmed' })
    channel.take({ type: 'confirmed', id: '2' })
    channel.take({ type: 'validated', id: '1' })
    expect(await Promise.all([first, second])).toEqual([
      { type: 'validated', id: '1' },
      { type: 'confirmed', id: '2' },
    ])
  })

  it('is not waited for after the payment was canceled', async () => {
    const leaving = new AbortController()
    const asked = createFrameChannel(origin).ask(frame, { type: 'confirm' }, leaving.signal)
    leaving.abort()
    await expect(asked).rejects.toThrow('abort')
  })
})
