/** What a profile picture may be, as a file input's `accept` takes it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

/** Bytes. */
export const largestPhoto = 2 * 1024 * 1024

/** Why a file cannot be a profile picture, told before any of it is read; nothing when it can. */
export function photoProblem(file: {
  readonly type: string
  /** Bytes. */
  readonly size: number
}): 'wrong-type' | 'too-large' | 'empty' | undefined {
  if (!photoTypes.some((type) => type === file.type)) return 'wrong-type'
  if (file.size === 0) return 'empty'
  return file.size > largestPhoto ? 'too-large' : undefined
}
