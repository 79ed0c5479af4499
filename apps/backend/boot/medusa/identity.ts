export type Answer = 'ours' | 'other' | 'none'

/** Checks which server answers on the URL. Only the backend started with this instance id returns it. */
export async function whoAnswers(url: string, instance: string): Promise<Answer> {
  try {
    const response = await fetch(`${url}/identity`, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
    const body = (await response.json().catch(() => undefined)) as { instance?: unknown } | undefined
    return body?.instance === instance ? 'ours' : 'other'
  } catch {
    return 'none'
  }
}
