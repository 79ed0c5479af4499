import type { PortCall } from './call.ts'

export interface Newsletter {
  subscribe(email: string, options?: PortCall): Promise<void>
}
