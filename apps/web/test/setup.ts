import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeEach, vi, type MockInstance } from 'vitest'

// Runs before each file. The files share a process, React and a window; each has modules of its own, and leaves the rest as it
// found it.

configure({
  // In milliseconds. A busy machine can take more than the default second to load code on demand.
  asyncUtilTimeout: 20_000,
  getElementError,
})

/**
 * As Testing Library's own, which prints the page for each element that is missing. A wait asks again after each change of the
 * page, and reads only the last error, for which it calls this once more. To print the page for the others took a tenth of the
 * processor time.
 */
function getElementError(message: string | null, container: Element): Error {
  const page = isWithinWait()
    ? []
    : [`Ignored nodes: comments, ${getConfig().defaultIgnore}`, prettyDOM(container)]
  const error = new Error([message, ...page].filter(Boolean).join('\n\n'))
  error.name = 'TestingLibraryElementError'
  return error
}

/** The flag is not in the types. Without it, each error prints the page. */
const isWithinWait = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

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
  // The toaster's library is loaded once for all files, and shows what is left in each toaster that is opened later.
  toast.dismiss()
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
