/**
 * The few platform globals this package uses. It is compiled without DOM and Node types, so that a stray
 * `window`, `fetch` or `setTimeout` does not compile: everything external comes in through ports.
 */
interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
  throwIfAborted(): void
}

declare class AbortController {
  readonly signal: AbortSignal
  abort(): void
}
