import { describe, expect, it, vi } from 'vitest'
import { loadPage, reloadIfAnswered } from './load-page.ts'

function createWorld({ answers = true, now = 100_000, losesInput = false } = {}) {
  const kept = new Map<string, string>()
  const reload = vi.fn<() => void>()
  const world = {
    openStorage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }),
    now: () => now,
    reload,
    answers: () => Promise.resolve(answers),
    losesInput: () => losesInput,
  }
  return { world, reload }
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

describe('the code of a page', () => {
  it('is given as it comes', async () => {
    const { world, reload } = createWorld()
    await expect(loadPage(() => Promise.resolve('page'), world)).resolves.toBe('page')
    expect(reload).not.toHaveBeenCalled()
  })

  it('is asked for afresh, once, when a new release has taken it away [F-116]', async () => {
    const { world, reload } = createWorld()
    void loadPage(gone, world)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))

    await expect(loadPage(gone, world)).rejects.toThrow('dynamically imported')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is an error on the screen, not a reload into nothing, when the server does not answer [F-116]', async () => {
    const { world, reload } = createWorld({ answers: false })
    await expect(loadPage(gone, world)).rejects.toThrow('dynamically imported')
    expect(reload).not.toHaveBeenCalled()
  })

  it('is an error on the screen where a reload would take away what was typed [F-116]', async () => {
    const { world, reload } = createWorld({ losesInput: true })
    await expect(loadPage(gone, world)).rejects.toThrow('dynamically imported')
    expect(reload).not.toHaveBeenCalled()
  })

  it('is loaded afresh as often as the shopper asks for it, and not while the server is away [F-116]', async () => {
    const { world, reload } = createWorld()
    expect([await reloadIfAnswered(world), await reloadIfAnswered(world)]).toEqual([true, true])
    expect(reload).toHaveBeenCalledTimes(2)
    const away = createWorld({ answers: false })
    expect(await reloadIfAnswered(away.world)).toBe(false)
    const refused = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await reloadIfAnswered({ ...away.world, answers: refused })).toBe(false)
    expect(away.reload).not.toHaveBeenCalled()
  })

  it('is an error on the screen when nothing can be remembered: a reload could go on for ever [F-48]', async () => {
    const { world, reload } = createWorld()
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const openStorage of [blocked, () => ({ getItem: () => null, setItem: blocked })])
      await expect(loadPage(gone, { ...world, openStorage })).rejects.toThrow('dynamically imported')
    expect(reload).not.toHaveBeenCalled()
  })
})
