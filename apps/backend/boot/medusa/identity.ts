export type Answer = 'ours' | "somebody else's" | 'nobody'

/** Asks who listens on the port. Only the backend that was given this instance can name it. */
export async function whoAnswers(url: string, instance: string): Promise<Answer> {
  try {
    const response = await fetch(`${url}/identity`, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
    const said = (await response.json().catch(() => undefined)) as { instance?: unknown } | undefined
    return said?.instance === instance ? 'ours' : "somebody else's"
  } catch {
    return 'nobody'
  }
}
