import { expect, it, vi } from 'vitest'
import { fetchAndExplain } from './fetch-and-explain.ts'

const refused = () => Promise.reject(new TypeError('Failed to fetch'))
const shop = 'http://localhost:8000'

it('names the setting when the backend is there and keeps its answers from the page [F-18]', async () => {
  const tell = vi.fn<(words: string) => void>()
  const ask = vi.fn<typeof fetch>((_, init) =>
    init?.mode === 'no-cors' ? Promise.resolve(new Response()) : refused(),
  )
  const asked = () => fetchAndExplain('http://refusing.test:9000/store/products', {}, { ask, shop, tell })
  await expect(asked()).rejects.toThrow('Failed to fetch')
  expect(tell.mock.calls[0]?.[0]).toContain(
    'Add http://localhost:8000 to STORE_CORS and AUTH_CORS of the backend',
  )
  await expect(asked()).rejects.toThrow('Failed to fetch')
  expect(tell).toHaveBeenCalledTimes(1)
})

it('names nothing when the backend is away, or the page gave the request up [F-18]', async () => {
  const tell = vi.fn<(words: string) => void>()
  const ask = vi.fn<typeof fetch>(refused)
  const options = { ask, shop, tell }
  await expect(fetchAndExplain('http://away.test/store/products', {}, options)).rejects.toThrow(
    'Failed to fetch',
  )
  const given = { signal: AbortSignal.abort() }
  await expect(fetchAndExplain('http://left.test/store/products', given, options)).rejects.toThrow(
    'Failed to fetch',
  )
  expect(ask).toHaveBeenCalledTimes(3)
  expect(tell).not.toHaveBeenCalled()
})
