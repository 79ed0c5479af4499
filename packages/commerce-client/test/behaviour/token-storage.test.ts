import { afterEach, describe, expect, test } from 'vitest'
import { Client, type AuthConfig } from '../../src/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'

function fakeStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** Stubs the one browser API that the client checks. */
function browser(): {
  localStorage: ReturnType<typeof fakeStorage>
  sessionStorage: ReturnType<typeof fakeStorage>
} {
  const window = { localStorage: fakeStorage(), sessionStorage: fakeStorage() }
  Object.assign(globalThis, { window })
  return window
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

const clientWith = (auth: AuthConfig) => new Client({ baseUrl, auth, fetch: recordingFetch().fetch })

describe('[SDK-04] a token is kept', () => {
  test('in local storage by default, under medusa_auth_token', async () => {
    const { localStorage } = browser()
    const client = clientWith({})
    await client.setToken('token_1')
    expect([...localStorage.items]).toEqual([['medusa_auth_token', 'token_1']])
    expect(await client.getToken()).toBe('token_1')
    await client.clearToken()
    expect(localStorage.items.size).toBe(0)
  })

  test('under a configured key', async () => {
    const { localStorage } = browser()
    await clientWith({ jwtTokenStorageKey: 'umber', jwtTokenStorageMethod: 'local' }).setToken('token_1')
    expect([...localStorage.items.keys()]).toEqual(['umber'])
  })

  test('in session storage', async () => {
    const { localStorage, sessionStorage } = browser()
    await clientWith({ jwtTokenStorageMethod: 'session' }).setToken('token_1')
    expect(sessionStorage.items.get('medusa_auth_token')).toBe('token_1')
    expect(localStorage.items.size).toBe(0)
  })

  test('in the memory of one client', async () => {
    const [one, other] = [
      clientWith({ jwtTokenStorageMethod: 'memory' }),
      clientWith({ jwtTokenStorageMethod: 'memory' }),
    ]
    await one.setToken('token_1')
    expect([await one.getToken(), await other.getToken()]).toEqual(['token_1', undefined])
  })

  test('in memory while the browser’s storage is full, and no other person’s token stays there', async () => {
    const { localStorage } = browser()
    const client = clientWith({})
    await client.setToken('token_a')
    const { setItem } = localStorage
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await client.setToken('token_b')
    expect(await client.getToken()).toBe('token_b')
    expect(localStorage.items.size).toBe(0)
    client.setLocale('en-IN')
    expect(client.locale).toBe('en-IN')
    localStorage.setItem = setItem
    await client.setToken('token_c')
    await client.clearToken()
    expect(await client.getToken()).toBeUndefined()
  })

  test('in a custom storage that is full, nowhere: the caller is told', async () => {
    const full = () => Promise.reject(new Error('full'))
    const client = clientWith({
      jwtTokenStorageMethod: 'custom',
      storage: { ...fakeStorage(), setItem: full },
    })
    expect(await failureOf(client.setToken('token_1'))).toMatchObject({ message: 'full' })
  })

  test('in a custom storage', async () => {
    const storage = fakeStorage()
    await clientWith({ jwtTokenStorageMethod: 'custom', storage }).setToken('token_1')
    expect([...storage.items]).toEqual([['medusa_auth_token', 'token_1']])
  })

  test('nowhere by default without local storage', async () => {
    const client = clientWith({})
    await client.setToken('token_1')
    expect(await client.getToken()).toBeUndefined()
  })
})

describe('[SDK-04] misconfiguration fails at the first request', () => {
  test.each([
    ['local', 'Local JWT storage is only available in the browser'],
    ['session', 'Session JWT storage is only available in the browser'],
    ['custom', 'Custom storage was not provided in the config'],
  ] as const)('%s', async (jwtTokenStorageMethod, message) => {
    const client = clientWith({ jwtTokenStorageMethod })
    for (const use of [
      client.fetch('/x'),
      client.setToken('token_1'),
      client.getToken(),
      client.clearToken(),
    ]) {
      expect(await failureOf(use)).toEqual(new Error(message))
    }
  })
})

test('a browser that blocks storage, or has one without methods, counts as one without', async () => {
  const blocked = Object.defineProperty({}, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  for (const window of [blocked, { localStorage: {} }, { localStorage: undefined }]) {
    Object.assign(globalThis, { window })
    expect(await clientWith({}).getToken()).toBeUndefined()
    expect(await failureOf(clientWith({ jwtTokenStorageMethod: 'local' }).fetch('/x'))).toEqual(
      new Error('Local JWT storage is only available in the browser'),
    )
  }
})

test('a locale is kept in the browser and overrides that of the instance', () => {
  const { localStorage } = browser()
  const client = clientWith({})
  client.setLocale('en-IN')
  expect(localStorage.items.get('medusa_locale')).toBe('en-IN')
  localStorage.items.set('medusa_locale', 'hi-IN')
  expect(client.locale).toBe('hi-IN')
})
