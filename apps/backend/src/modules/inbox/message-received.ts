/** The event of a new message of the contact form. */
export const messageReceived = 'inbox.message_received'

export interface MessageReceived {
  readonly id: string
  /** What the writer reads, as the request asked. */
  readonly locale?: string | undefined
}
