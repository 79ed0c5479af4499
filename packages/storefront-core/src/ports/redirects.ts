import type { PortOptions } from './port-options.ts'

/** The addresses of the shop that have moved. */
export interface Redirects {
  /** Where a path leads to: a path of the shop or an address elsewhere. Undefined when it has not moved. */
  find(path: string, options?: PortOptions): Promise<string | undefined>
}
