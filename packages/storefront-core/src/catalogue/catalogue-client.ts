/** Request options used throughout this package: no retries, and an optional signal. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly retry: false
  /** The request completes even if the page is closed. */
  readonly keepalive?: true
  /** Sends and accepts cookies of the backend. */
  readonly credentials?: 'include'
}

/** The client does not retry: writes are sent once, and callers repeat reads themselves. */
export const noRetry = { retry: false } as const

/** A list call of the client. Mappers read the answer, whatever its shape. */
interface Lists {
  list(query: object, headers: undefined, options: CallOptions): Promise<unknown>
}

interface Retrieves {
  retrieve(id: string, query: object, headers: undefined, options: CallOptions): Promise<unknown>
}

/** What the catalogue needs of the commerce client; a `CommerceClient` fits. */
export interface CatalogueClient {
  readonly store: {
    readonly region: Lists
    readonly category: Lists
    readonly collection: Lists
    readonly product: Lists & Retrieves
  }
}
