import { describe, expect, it, vi } from 'vitest'
import { createToastDesk, toastDuration, type Toast } from './notify.ts'

describe('a toast', () => {
  it('stays for four seconds [ROUTE-08]', () => {
    expect(toastDuration({ title: 'Item added to cart', tone: 'success' })).toBe(4000)
    expect(toastDuration({ title: 'Item added to cart' })).toBe(4000)
  })

  it('stays for eight when it tells of a failure', () => {
    expect(toastDuration({ title: 'Failed to load cart', tone: 'error' })).toBe(8000)
  })

  it('waits for the toaster to come, and only the newest does', () => {
    const desk = createToastDesk()
    const wanted = vi.fn<() => void>()
    desk.onWanted(wanted)
    desk.notify({ title: 'one' })
    desk.notify({ title: 'two' })
    expect(wanted).toHaveBeenCalled()

    const show = vi.fn<(toast: Toast) => void>()
    desk.open(show)
    desk.notify({ title: 'three' })
    expect(show.mock.calls.flat()).toEqual([{ title: 'two' }, { title: 'three' }])
  })

  it('asked for before anybody listens is not lost', () => {
    const desk = createToastDesk()
    desk.notify({ title: 'early' })
    const wanted = vi.fn<() => void>()
    desk.onWanted(wanted)
    expect(wanted).toHaveBeenCalledTimes(1)
  })
})
