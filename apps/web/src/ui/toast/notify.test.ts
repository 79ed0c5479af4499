import { describe, expect, it, vi } from 'vitest'
import { createToastQueue, toastDuration, type Toast } from './notify.ts'

describe('a toast', () => {
  it('stays for four seconds [ROUTE-08]', () => {
    expect(toastDuration({ title: 'Item added to cart', tone: 'success' })).toBe(4000)
    expect(toastDuration({ title: 'Item added to cart' })).toBe(4000)
  })

  it('stays for eight seconds when it is an error', () => {
    expect(toastDuration({ title: 'Failed to load cart', tone: 'error' })).toBe(8000)
  })

  it('waits for the toaster to load, and only the newest is kept', () => {
    const queue = createToastQueue()
    const wanted = vi.fn<() => void>()
    queue.onWanted(wanted)
    queue.notify({ title: 'one' })
    queue.notify({ title: 'two' })
    expect(wanted).toHaveBeenCalled()

    const show = vi.fn<(toast: Toast) => void>()
    queue.open(show)
    queue.notify({ title: 'three' })
    expect(show.mock.calls.flat()).toEqual([{ title: 'two' }, { title: 'three' }])
  })

  it('queued before there is a listener is not lost', () => {
    const queue = createToastQueue()
    queue.notify({ title: 'early' })
    const wanted = vi.fn<() => void>()
    queue.onWanted(wanted)
    expect(wanted).toHaveBeenCalledTimes(1)
  })
})
