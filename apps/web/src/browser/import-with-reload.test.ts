import { afterEach, describe, expect, it, vi } from 'vitest'
import { importWithReload, reloadIfAnswered } from './import-with-reload.ts'

function createDeps({ answers = true, now = 100_000, losesInput = false } = {}) {
  const kept = new Map<string, string>()
  const reload = vi.fn<() => void>()
  const deps = {
    openStorage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }),
    now: () => now,
    reload,
    answers: () => Promise.resolve(answers),
    losesInput: () => losesInput,
  }
  return { deps, reload }
}

afterEach(() => void vi.useRealTimers())

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

describe('importing the code of a page', () => {
  it('returns the module', async () => {
    const { deps, reload } = createDeps()
    await expect(importWithReload(() => Promise.resolve('page'), deps)).resolves.toBe('page')
    expect(reload).not.toHaveBeenCalled()
  })

  it('throws when the browser does not reload [F-116]', async () => {
    vi.useFakeTimers()
    const { deps, reload } = createDeps()
    const refused = importWithReload(gone, deps).catch(String)
    await vi.runAllTimersAsync()
    expect(await refused).toContain('dynamically imported')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads the page once when a release has removed the chunk [F-116]', async () => {
    const { deps, reload } = createDeps()
    importWithReload(gone, deps).catch(() => undefined)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))

    await expect(importWithReload(gone, deps)).rejects.toThrow('dynamically imported')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('throws instead of reloading when the server does not respond [F-116]', async () => {
    const { deps, reload } = createDeps({ answers: false })
    await expect(importWithReload(gone, deps)).rejects.toThrow('dynamically imported')
    expect(reload).not.toHaveBeenCalled()
  })

  it('throws where a reload would lose input [F-116]', async () => {
    const { deps, reload } = createDeps({ losesInput: true })
    await expect(importWithReload(gone, deps)).rejects.toThrow('dynamically imported')
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads on every request of the shopper, but not while the server is down [F-116]', async () => {
    const { deps, reload } = createDeps()
    expect([await reloadIfAnswered(deps), await reloadIfAnswered(deps)]).toEqual([true, true])
    expect(reload).toHaveBeenCalledTimes(2)
    const away = createDeps({ answers: false })
    expect(await reloadIfAnswered(away.deps)).toBe(false)
    const refused = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await reloadIfAnswered({ ...away.deps, answers: refused })).toBe(false)
    expect(away.reload).not.toHaveBeenCalled()
  })

  it('throws without storage, because reloads could loop [F-48]', async () => {
    const { deps, reload } = createDeps()
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const openStorage of [blocked, () => ({ getItem: () => null, setItem: blocked })])
      await expect(importWithReload(gone, { ...deps, openStorage })).rejects.toThrow('dynamically imported')
    expect(reload).not.toHaveBeenCalled()
  })
})
