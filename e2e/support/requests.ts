import type { BrowserContext, Page, Request } from '@playwright/test'
import { environment } from './environment.ts'

export interface Recording {
  /** The matching requests so far, without preflights. */
  matching(method: string, path: RegExp): readonly Request[]
  /** Every request so far, without preflights. */
  all(): readonly Request[]
  forget(): void
}

/** Records every request of the page from now on. */
export function record(page: Page | BrowserContext): Recording {
  const requests: Request[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'OPTIONS') requests.push(request)
  })
  return {
    matching: (method, path) =>
      requests.filter((request) => request.method() === method && path.test(new URL(request.url()).pathname)),
    all: () => [...requests],
    forget: () => void requests.splice(0),
  }
}

/** The requests to the store API, without images. */
export const askedBackend = (recording: Recording): readonly Request[] =>
  recording.all().filter((request) => request.url().startsWith(`${environment().backendUrl}/store`))
