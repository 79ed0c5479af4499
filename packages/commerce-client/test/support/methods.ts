/** A method and the object it belongs to. */
export interface Method {
  readonly owner: object
  readonly run: (...given: unknown[]) => Promise<unknown>
}

/** Every method of an API by name, such as `admin.product.list`: of its parts, and of their parts. */
export function methodsOf(parts: Readonly<Record<string, object>>): ReadonlyMap<string, Method> {
  const methods = new Map<string, Method>()
  for (const [name, part] of Object.entries(parts)) collect(name, part, methods)
  return methods
}

export const call = ({ owner, run }: Method, given: readonly unknown[]): Promise<unknown> =>
  run.apply(owner, [...given])

function collect(prefix: string, owner: object, methods: Map<string, Method>): void {
  for (const name of namesOf(owner)) {
    const value: unknown = Reflect.get(owner, name)
    if (typeof value === 'function') methods.set(`${prefix}.${name}`, { owner, run: value as Method['run'] })
    else if (typeof value === 'object' && value !== null) collect(`${prefix}.${name}`, value, methods)
  }
}

/** The names of the object and of its class; js-sdk ends the names of its private methods with an underscore. */
function namesOf(part: object): readonly string[] {
  const parent = Object.getPrototypeOf(part) as object
  const inherited = parent === Object.prototype ? [] : Object.getOwnPropertyNames(parent)
  return [...Object.keys(part), ...inherited].filter(
    (name) => !/^(?:constructor|client|config|.*_)$/.test(name),
  )
}
