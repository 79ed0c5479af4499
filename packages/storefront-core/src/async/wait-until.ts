/** Resolves when the condition holds: at once, or after a call of the subscribed listener. */
export function waitUntil(
  isMet: () => boolean,
  subscribe: (listener: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve) => {
    if (isMet()) return resolve()
    const stop = subscribe(() => {
      if (!isMet()) return
      stop()
      resolve()
    })
  })
}
