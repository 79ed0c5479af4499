/** Why a signal aborted. Not every platform's can tell: React Native's has no reason. */
export const abortReason = (signal?: AbortSignal | null): unknown =>
  signal?.reason ?? Object.assign(Error('Aborted'), { name: 'AbortError' })
