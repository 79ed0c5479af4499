export interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly query: unknown
}

/** A client that records its requests; the test supplies the answers. */
export function scripted(answer: (sent: Sent) => unknown = () => ({})) {
  const sent: Sent[] = []
  const fetch = async (
    path: string | URL,
    { method = 'GET', body, query }: Partial<Omit<Sent, 'path'>> = {},
  ) => {
    const one = { method, path: String(path), body, query }
    sent.push(one)
    return answer(one)
  }
  return { sent, client: { client: { fetch } as never } }
}
