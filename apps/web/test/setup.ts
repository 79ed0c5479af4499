import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi, type MockInstance } from 'vitest'

// Runs before each file. The files share a process, React and a window; each has modules of its own, and leaves the rest as it
// found it.

// In milliseconds. A busy machine can take more than the default second to load code on demand.
configure({ asyncUtilTimeout: 20_000 })

vi.resetModules()

let consoleError: MockInstance

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

/** The environment of the tests does not know the element <search>. */
const isAboutSearchElement = ([message, tag]: readonly unknown[]) =>
  tag === 'search' && String(message).startsWith('The tag <%s> is unrecognized')

// Fails tests that log an error, because React reports its warnings with console.error.
afterEach(() => {
  cleanup()
  const calls = consoleError.mock.calls.filter((call) => !isAboutSearchElement(call))
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.flat().join(' ')}`)
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // Tests of the server have no window.
  if (typeof document !== 'undefined') resetWindow()
})

function resetWindow(): void {
  const { documentElement, head, body } = document
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
