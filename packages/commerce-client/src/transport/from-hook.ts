const mark = Symbol.for('@umber/commerce-client/from-hook')

/** Marks what a hook has thrown: it stops the request, and is no failure of the network. */
export function fromHook(thrown: unknown): object {
  const error = Object(thrown) === thrown ? (thrown as object) : new Error(String(thrown), { cause: thrown })
  Reflect.defineProperty(error, mark, { value: true })
  return error
}

export const isFromHook = (error: unknown): boolean => mark in Object(error)
