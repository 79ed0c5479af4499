import type { Client } from '../client.ts'
import { createRequests, type Requests } from './requests.ts'

/** A member for each function that creates a resource, under the function's key. Replaceable, as js-sdk's are. */
export type Resources<Creators extends Readonly<Record<string, (request: Requests) => object>>> = {
  [Name in keyof Creators]: ReturnType<Creators[Name]>
}

/** The base class of an API: creates each resource once, with the client of the instance. */
export function resources<Creators extends Readonly<Record<string, (request: Requests) => object>>>(
  creators: Creators,
): new (client: Client) => Resources<Creators> {
  // oxlint-disable-next-line typescript/no-extraneous-class -- Admin and Store extend it
  class ResourcesOfClient {
    constructor(client: Client) {
      const request = createRequests(client)
      for (const [name, create] of Object.entries(creators)) Reflect.set(this, name, create(request))
    }
  }
  return ResourcesOfClient as new (client: Client) => Resources<Creators>
}
