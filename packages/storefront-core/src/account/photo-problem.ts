/** Accepted picture types, in the form of a file input's `accept`. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

/** Bytes. */
export const largestPhoto = 2 * 1024 * 1024

/** Longest side in pixels. A camera stays below it; decoding a much larger picture would exhaust memory. */
export const longestPhotoSide = 8_192

/** Why a decoded picture cannot be a profile picture; undefined when it can. */
export function photoSizeProblem(side: {
  readonly width: number
  readonly height: number
}): 'too-many-pixels' | undefined {
  return Math.max(side.width, side.height) > longestPhotoSide ? 'too-many-pixels' : undefined
}

/** Why a file cannot be a profile picture, checked before it is read; undefined when it can. */
export function photoProblem(file: {
  readonly type: string
  /** Bytes. */
  readonly size: number
}): 'wrong-type' | 'too-large' | 'empty' | undefined {
  if (!photoTypes.some((type) => type === file.type)) return 'wrong-type'
  if (file.size === 0) return 'empty'
  return file.size > largestPhoto ? 'too-large' : undefined
}
