/**
 * The few platform words this package may say. It is compiled without DOM and Node types, so that a stray
 * `window`, `fetch` or `setTimeout` does not compile: the outside world comes in through the ports.
 */
interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
  throwIfAborted(): void
}
