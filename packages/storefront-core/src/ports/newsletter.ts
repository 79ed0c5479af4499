import type { PortOptions } from './port-options.ts'

export interface Newsletter {
  subscribe(email: string, options?: PortOptions): Promise<void>
}
