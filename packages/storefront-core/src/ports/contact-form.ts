import type { PortOptions } from './port-options.ts'

export type ContactCategory = 'general' | 'order' | 'returns' | 'technical' | 'partnership' | 'press'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly category?: ContactCategory
  readonly subject: string
  readonly message: string
}

export interface ContactMessages {
  send(message: ContactMessage, options?: PortOptions): Promise<void>
}
