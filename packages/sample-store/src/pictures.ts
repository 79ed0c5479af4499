import manifest from './pictures.generated.json'

/** `version` is taken from the content; `width` and `height` belong to the widest file, in pixels. */
export interface Picture {
  readonly version: string
  readonly width: number
  readonly height: number
  /** The picture's mean colour, a ground to show before it has loaded. */
  readonly tone: string
}

export const pictures: Readonly<Record<string, Picture>> = manifest

/** Relative to the backend's address, so that a database made for one address serves another. */
export function pictureUrl(name: string): string {
  const picture = pictures[name]
  const path = `/images/${name}-800.webp`
  return picture === undefined ? path : `${path}?v=${picture.version}`
}
