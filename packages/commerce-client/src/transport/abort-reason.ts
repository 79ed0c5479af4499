/** The abort reason of a signal. On React Native signals have no reason. */
export const abortReason = (signal?: AbortSignal | null): unknown =>
  signal?.reason ?? Object.assign(Error('Aborted'), { name: 'AbortError' })
