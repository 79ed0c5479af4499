import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'

let complaints: MockInstance

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

// A warning from React is a fault of ours: a test that causes one fails.
afterEach(() => {
  cleanup()
  const said = complaints.mock.calls
  if (said.length > 0) throw new Error(`console.error was called: ${said.flat().join(' ')}`)
})
