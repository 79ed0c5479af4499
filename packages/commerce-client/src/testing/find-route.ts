import type { Operation } from './answer.ts'

interface FoundRoute {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
}

/** The operation that a request is for. Of several the one with the fewest `:names`, as the most exact. */
export function findRoute(
  operations: readonly Operation[],
  method: string,
  path: string,
): FoundRoute | undefined {
  const found = operations.flatMap((operation): FoundRoute[] => {
    const [wanted, template = ''] = operation.split(' ')
    const params = wanted === method && paramsOf(template, path)
    return params ? [{ operation, params }] : []
  })
  const namesOf = ({ params }: FoundRoute): number => Object.keys(params).length
  return found.reduce<FoundRoute | undefined>(
    (best, one) => (best === undefined || namesOf(one) < namesOf(best) ? one : best),
    undefined,
  )
}

/** What a path has for the `:names` of a template; undefined if it does not fit. */
function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(text)
    else if (part !== text) return undefined
  }
  return params
}
