/**
 * What React calls after each commit, as it does for its developer tools. React looks for it once, when it is loaded, so this file
 * is a setup file of its own that comes before any import of React.
 */
export interface Fiber {
  readonly tag: number
  readonly type: unknown
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

interface CommitHook {
  readonly isDisabled: boolean
  readonly supportsFiber: boolean
  readonly inject: () => number
  readonly onCommitFiberRoot: (rendererId: number, root: { readonly current: Fiber }) => void
  readonly onCommitFiberUnmount: () => void
  readonly onPostCommitFiberRoot: () => void
  readonly listeners: Set<(root: Fiber) => void>
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: CommitHook | undefined
}

const listeners = new Set<(root: Fiber) => void>()

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  isDisabled: false,
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot(_rendererId, { current }) {
    for (const listener of listeners) listener(current)
  },
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  listeners,
}
