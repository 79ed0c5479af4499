/** React's record of a component on the page. */
export interface Fiber {
  readonly tag: number
  readonly type: unknown
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

type CommitListener = (root: Fiber) => void

/**
 * Where React looks for its developer tools, once, when it is loaded. So this file is a setup file that comes before any import
 * of React. It lives as long as React's own module, which may be longer than a test file.
 */
const place = '__REACT_DEVTOOLS_GLOBAL_HOOK__'

function createHook() {
  const listeners = new Set<CommitListener>()
  return {
    listeners,
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_rendererId: number, { current }: { readonly current: Fiber }) {
      for (const listener of listeners) listener(current)
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  }
}

if (!(place in globalThis)) Reflect.set(globalThis, place, createHook())

/** Calls `listener` with the root after each commit. Returns the function that stops it. */
export function onCommit(listener: CommitListener): () => void {
  const { listeners } = Reflect.get(globalThis, place) as ReturnType<typeof createHook>
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
