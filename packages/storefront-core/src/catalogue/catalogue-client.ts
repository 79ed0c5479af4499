/** How core asks: never retried here, given up when the signal says so. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly retry: false
  /** Sent to its end though the page that sends it is closed. */
  readonly keepalive?: true
}

/** A list call of the client. What comes back is read by the mappers, whatever it is. */
interface Lists {
  list(query: object, headers: undefined, options: CallOptions): Promise<unknown>
}

interface Retrieves {
  retrieve(id: string, query: object, headers: undefined, options: CallOptions): Promise<unknown>
}

/** What the catalogue asks of the commerce client; a `CommerceClient` fits. */
export interface CatalogueClient {
  readonly store: {
    readonly region: Lists
    readonly collection: Lists
    readonly product: Lists & Retrieves
  }
}
