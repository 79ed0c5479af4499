import { act } from '@testing-library/react'
import { onCommit, type Fiber } from './commit-hook.ts'

/** React's flag for a component whose code ran for this commit. */
const performedWork = 1

/** React's tags of components: function, class, forwardRef, memo of an element type, memo of a function. */
const components: ReadonlySet<number> = new Set([0, 1, 11, 14, 15])

export interface RenderCount {
  /** How often components that were on the page before have rendered again, by name. */
  readonly again: ReadonlyMap<string, number>
  readonly totalAgain: number
  /** How many components have rendered, with those that are new on the page. */
  readonly total: number
}

/** Counts the components that are rendered and committed until the returned function is called. */
export function countRenders(): () => RenderCount {
  const again = new Map<string, number>()
  /** React keeps two objects for a component, and shows them in turn. */
  const added = new WeakSet<Fiber>()
  let totalAgain = 0
  let total = 0

  function note(fiber: Fiber, before: Fiber | null): void {
    if (before === null || added.has(before)) added.add(fiber)
    if (!components.has(fiber.tag) || (fiber.flags & performedWork) === 0) return
    total += 1
    if (added.has(fiber)) return
    totalAgain += 1
    const name = nameOf(fiber.type)
    again.set(name, (again.get(name) ?? 0) + 1)
  }

  /** A part that React has not visited keeps its child, and the flags of an earlier commit. */
  function walk(fiber: Fiber, before: Fiber | null): void {
    note(fiber, before)
    if (before !== null && fiber.child === before.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) walk(child, child.alternate)
  }

  const stop = onCommit((root) => walk(root, root.alternate))
  return () => {
    stop()
    return { again, totalAgain, total }
  }
}

/** In milliseconds. */
const quietFor = 150

/** Resolves when nothing has been committed for a while: what loads while the page is idle has loaded. */
export async function untilQuiet(): Promise<void> {
  await act(async () => {
    await new Promise<void>((resolve) => {
      const done = () => {
        stop()
        resolve()
      }
      let timer = setTimeout(done, quietFor)
      const stop = onCommit(() => {
        clearTimeout(timer)
        timer = setTimeout(done, quietFor)
      })
    })
  })
}

interface Named {
  readonly displayName?: string
  readonly name?: string
  /** Of forwardRef and of memo. */
  readonly render?: unknown
  readonly type?: unknown
}

function nameOf(type: unknown): string {
  const { displayName, name, render, type: inner } = (type ?? {}) as Named
  const own = displayName ?? name
  if (own !== undefined && own !== '') return own
  return render === undefined && inner === undefined ? 'anonymous' : nameOf(render ?? inner)
}
