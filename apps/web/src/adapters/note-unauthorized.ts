/**
 * The browser's fetch, which also tells of a request that was sent with a token and refused with 401. Signing in itself
 * is refused with 401 as well; nobody is signed in then.
 */
export const noteUnauthorized =
  (note: () => void): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (answer.status === 401 && new Headers(init?.headers).has('authorization')) note()
    return answer
  }
