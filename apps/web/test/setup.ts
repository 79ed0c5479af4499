import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'

// In milliseconds. A busy machine can take more than the default second to load code on demand.
configure({ asyncUtilTimeout: 10_000 })

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
