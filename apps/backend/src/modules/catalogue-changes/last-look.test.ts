import type { Logger } from '@medusajs/framework/types'
import { afterEach, expect, it, vi } from 'vitest'

import { CatalogueChangesService } from './service'

afterEach(() => vi.useRealTimers())

it('a process looks back a day at first, and then to its last look', () => {
  vi.useFakeTimers()
  const changes = new CatalogueChangesService({ logger: {} as Logger })
  expect(changes.sinceLastLook()).toBe(86_400_000)
  vi.advanceTimersByTime(60_000)
  expect(changes.sinceLastLook()).toBe(60_000)
})
