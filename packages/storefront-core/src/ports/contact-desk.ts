import type { PortCall } from './call.ts'

export type ContactCategory = 'general' | 'order' | 'returns' | 'technical' | 'partnership' | 'press'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly category?: ContactCategory
  readonly subject: string
  readonly message: string
}

export interface ContactDesk {
  send(message: ContactMessage, options?: PortCall): Promise<void>
}
