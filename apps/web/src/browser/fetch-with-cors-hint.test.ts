import { expect, it, vi } from 'vitest'
import { fetchWithCorsHint } from './fetch-with-cors-hint.ts'

const refused = () => Promise.reject(new TypeError('Failed to fetch'))
const shop = 'http://localhost:8000'

it('names the setting when the backend runs and CORS blocks its response [F-18]', async () => {
  const tell = vi.fn<(words: string) => void>()
  const ask = vi.fn<typeof fetch>((_, init) =>
    init?.mode === 'no-cors' ? Promise.resolve(new Response()) : refused(),
  )
  const request = () => fetchWithCorsHint('http://refusing.test:9000/store/products', {}, { ask, shop, tell })
  await expect(request()).rejects.toThrow('Failed to fetch')
  expect(tell.mock.calls[0]?.[0]).toContain(
    'Add http://localhost:8000 to STORE_CORS and AUTH_CORS of the backend',
  )
  await expect(request()).rejects.toThrow('Failed to fetch')
  expect(tell).toHaveBeenCalledTimes(1)
})

it('logs nothing when the backend is down or the request was aborted [F-18]', async () => {
  const tell = vi.fn<(words: string) => void>()
  const ask = vi.fn<typeof fetch>(refused)
  const options = { ask, shop, tell }
  await expect(fetchWithCorsHint('http://away.test/store/products', {}, options)).rejects.toThrow(
    'Failed to fetch',
  )
  const given = { signal: AbortSignal.abort() }
  await expect(fetchWithCorsHint('http://left.test/store/products', given, options)).rejects.toThrow(
    'Failed to fetch',
  )
  expect(ask).toHaveBeenCalledTimes(3)
  expect(tell).not.toHaveBeenCalled()
})
