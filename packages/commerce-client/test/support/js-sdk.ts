import { Client as JsSdkClient } from '@medusajs/js-sdk'
import { onTestFinished } from 'vitest'
import { recordingFetch } from './recording-fetch.ts'

/** js-sdk calls the platform's `fetch` of that moment. This replaces it by a recording one for one test. */
export function recordPlatformFetch(...answer: Parameters<typeof recordingFetch>) {
  const recorder = recordingFetch(...answer)
  const original = globalThis.fetch
  globalThis.fetch = recorder.fetch
  onTestFinished(() => {
    globalThis.fetch = original
  })
  return recorder
}

export { JsSdkClient }
