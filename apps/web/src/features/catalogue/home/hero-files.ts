type Shape = 'hero' | 'hero-tall'
type Format = 'avif' | 'webp'

// Built into the shop, so that they are hashed, come from its own address and stand when the backend does not.
const files = import.meta.glob<string>('../../../../../../packages/sample-store/images/hero*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function heroFile(shape: Shape, width: number, format: Format): string | undefined {
  const end = `/${shape}-${width}.${format}`
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1]
}

/** A `srcset` of the widths there are. */
export function heroSources(shape: Shape, widths: readonly number[], format: Format): string {
  return widths
    .flatMap((width) => {
      const file = heroFile(shape, width, format)
      return file === undefined ? [] : [`${file} ${width}w`]
    })
    .join(', ')
}
