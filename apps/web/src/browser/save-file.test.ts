import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => vi.restoreAllMocks())

it('the browser saves the bytes under their name, and forgets their address later', () => {
  vi.useFakeTimers()
  const made = vi.fn<(blob: Blob) => string>(() => 'blob:1')
  const revoked = vi.fn<(url: string) => void>()
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked })
  const clicked: [string, string][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download])
  })
  saveFile(new ArrayBuffer(3), 'a.pdf', 'application/pdf')
  expect(clicked).toEqual([['blob:1', 'a.pdf']])
  expect(made.mock.calls[0]?.[0]).toMatchObject({ size: 3, type: 'application/pdf' })
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoked).toHaveBeenCalledWith('blob:1')
  vi.useRealTimers()
})
