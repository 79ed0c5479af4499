/** Keys of the metadata of a cart, which its order takes over. */
export const noteKeys = { note: 'order_note', gift_message: 'gift_message' } as const

export interface OrderNotes {
  readonly note: string | null
  readonly gift_message: string | null
}

/** Anyone may write the metadata of their cart, so it may be anything. */
export function notesOf(metadata: Readonly<Record<string, unknown>> | null | undefined): OrderNotes {
  return { note: textOf(metadata?.[noteKeys.note]), gift_message: textOf(metadata?.[noteKeys.gift_message]) }
}

/** Characters. */
export const longestNote = 500

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, longestNote) : null
