export function inBatches<Thing>(things: readonly Thing[], size: number): readonly (readonly Thing[])[] {
  const count = Math.ceil(things.length / size)
  return Array.from({ length: count }, (_, index) => things.slice(index * size, (index + 1) * size))
}
