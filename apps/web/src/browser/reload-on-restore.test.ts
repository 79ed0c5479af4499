import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnRestore } from './reload-on-restore.ts'

const reload = vi.fn<() => void>()
vi.stubGlobal('location', { reload })

afterEach(() => {
  reload.mockClear()
  document.documentElement.hidden = false
})

function leaveAndReturn(before: string | null, after: string | null, persisted = true): void {
  let token = before
  reloadOnRestore(() => token)
  window.dispatchEvent(new Event('pagehide'))
  token = after
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('[F-92] a page restored after a sign-out is hidden at once and reloaded', () => {
  leaveAndReturn('token', null)
  expect(document.documentElement.hidden).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['with the same session', 'token', 'token', true],
  ['of a visitor', null, null, true],
  ['loaded anew by the browser', 'token', null, false],
])('a page %s is not reloaded', (_, before, after, persisted) => {
  leaveAndReturn(before, after, persisted)
  expect(document.documentElement.hidden).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
