/** What a profile picture may be, as a file input's `accept` takes it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

/** Bytes. */
export const largestPhoto = 2 * 1024 * 1024

/** Pixels of a side: a camera's picture has no more, and what has far more would fill the memory when it is drawn. */
export const longestPhotoSide = 8_192

/** Why a picture that could be read cannot be a profile picture; nothing when it can. */
export function photoSizeProblem(side: {
  readonly width: number
  readonly height: number
}): 'too-many-pixels' | undefined {
  return Math.max(side.width, side.height) > longestPhotoSide ? 'too-many-pixels' : undefined
}

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
