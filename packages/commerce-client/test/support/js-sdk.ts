import { Client as JsSdkClient } from '@medusajs/js-sdk'
import { onTestFinished } from 'vitest'
import { recordingFetch } from './recording-fetch.ts'

/** js-sdk calls whatever `fetch` the platform has at that moment; this puts a recording one there for one test. */
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
