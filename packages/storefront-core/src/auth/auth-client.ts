import type { CallOptions } from '../catalogue/catalogue-client.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What auth needs of the commerce client; a `CommerceClient` fits. */
export interface AuthClient {
  readonly client: {
    fetch(
      path: string,
      options: CallOptions & {
        readonly method: 'POST'
        readonly body: object
        readonly headers: Readonly<Record<string, string>>
      },
    ): Promise<unknown>
  }
  readonly auth: {
    register(
      actor: 'customer',
      provider: 'emailpass',
      payload: Credentials,
      options: CallOptions,
    ): Promise<unknown>
    login(
      actor: 'customer',
      provider: 'emailpass',
      payload: Credentials,
      options: CallOptions,
    ): Promise<unknown>
    logout(options: CallOptions): Promise<unknown>
  }
  readonly store: {
    readonly customer: {
      create(
        body: { readonly email: string; readonly first_name?: string; readonly last_name?: string },
        query: undefined,
        headers: undefined,
        options: CallOptions,
      ): Promise<unknown>
      retrieve(query: undefined, headers: undefined, options: CallOptions): Promise<unknown>
    }
  }
}
