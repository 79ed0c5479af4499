/** The value at a path of a response, such as `cart.items.0.id`; undefined when there is none. */
export function at(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => {
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined
  }, answer)
}

export function textAt(answer: unknown, path: string): string {
  const found = at(answer, path)
  if (typeof found !== 'string') throw new Error(`There is no text at ${path} in ${start(answer)}`)
  return found
}

export function listAt(answer: unknown, path: string): readonly unknown[] {
  const found = at(answer, path)
  if (!Array.isArray(found)) throw new Error(`There is no list at ${path} in ${start(answer)}`)
  return found
}

function start(answer: unknown): string {
  return JSON.stringify(answer ?? null).slice(0, 300)
}
