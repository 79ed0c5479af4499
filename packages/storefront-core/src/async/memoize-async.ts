/**
 * Loads once. Concurrent callers share the call, so it has no signal; a failure is forgotten, so that the next
 * caller loads again.
 */
export function memoizeAsync<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
