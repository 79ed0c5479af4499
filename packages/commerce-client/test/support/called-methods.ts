import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { methodsOf, type Method } from './methods.ts'

/** The directory for the names of the called methods of a live run, with one file for each worker. */
const directory = (): string | undefined => process.env['CALLED_METHODS']

/**
 * Wraps the methods of these parts. Each is recorded after it was answered, under a name such as `admin.product.list`.
 */
export function counted<Parts extends Readonly<Record<string, object>>>(parts: Parts): Parts {
  if (directory() === undefined) return parts
  for (const [path, method] of methodsOf(parts)) {
    const name = path.slice(path.lastIndexOf('.') + 1)
    Reflect.set(method.owner, name, countedMethod(path, method))
  }
  return parts
}

function countedMethod(path: string, { owner, run }: Method): Method['run'] {
  return (...given) => {
    const answer: unknown = run.apply(owner, given)
    // A stream is no promise: it counts when it is opened. Its messages have their own test.
    if (answer instanceof Promise)
      answer.then(
        () => count(path),
        () => undefined,
      )
    else count(path)
    return answer as Promise<unknown>
  }
}

function count(path: string): void {
  const kept = directory()
  if (kept !== undefined) appendFileSync(join(kept, String(process.pid)), `${path}\n`)
}

/** The names of all methods that were called in this run. */
export function calledMethods(): ReadonlySet<string> {
  const kept = directory() ?? ''
  return new Set(readdirSync(kept).flatMap((file) => readFileSync(join(kept, file), 'utf8').split('\n')))
}
