/** A method and a path below the server's address, such as `GET /admin/orders/:id`. */
export type Operation = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** A request that the client has sent. */
export interface TestRequest {
  /** The route that answers it; undefined if none does. */
  readonly operation: Operation | undefined
  readonly method: string
  /** The path without its query. */
  readonly path: string
  /** What the path has for the `:names` of the route, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Headers
  /** Data of a JSON body, a `FormData`, or text; undefined for none. */
  readonly body: unknown
}

/** A method of the client, such as `typeof shop.store.region.list`. */
export type AnyMethod = (...given: never[]) => Promise<unknown>

/** What a method resolves to. */
export type AnswerOf<Method extends AnyMethod> = Awaited<ReturnType<Method>>

/** The same data with every field optional, at every depth: a test names only what its code reads. */
export type Sparse<Data> = Data extends readonly (infer Item)[]
  ? readonly Sparse<Item>[]
  : Data extends object
    ? { readonly [Name in keyof Data]?: Sparse<Data[Name]> | undefined }
    : Data

/**
 * Data, sent as JSON with status 200, or with status 204 if it is undefined; or a function of the request that returns
 * data or a whole `Response`. What the function throws is a connection that failed.
 */
export type Answer<Data = object | undefined> =
  | Data
  | ((request: TestRequest) => Data | Response | Promise<Data | Response>)
