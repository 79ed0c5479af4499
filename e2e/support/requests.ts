import type { BrowserContext, Page, Request } from '@playwright/test'
import { environment } from './environment.ts'

export interface Recording {
  /** The requests so far that match, preflights left out. */
  matching(method: string, path: RegExp): readonly Request[]
  /** Every one so far, preflights left out. */
  all(): readonly Request[]
  forget(): void
}

/** Writes down what the page asks of anybody from now on. */
export function record(page: Page | BrowserContext): Recording {
  const requests: Request[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'OPTIONS') requests.push(request)
  })
  return {
    matching: (method, path) =>
      requests.filter((one) => one.method() === method && path.test(new URL(one.url()).pathname)),
    all: () => [...requests],
    forget: () => void requests.splice(0),
  }
}

/** What the page asked of the backend's interface; pictures are not part of it. */
export const askedBackend = (recording: Recording): readonly Request[] =>
  recording.all().filter((one) => one.url().startsWith(`${environment().backendUrl}/store`))
