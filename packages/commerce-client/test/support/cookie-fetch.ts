/** `fetch` with a cookie jar, which Node lacks. Cookies are sent when credentials are included. */
export function cookieFetch(): { fetch: typeof fetch; cookies: ReadonlyMap<string, string> } {
  const cookies = new Map<string, string>()
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (init?.credentials === 'include' && cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return { fetch: send, cookies }
}
