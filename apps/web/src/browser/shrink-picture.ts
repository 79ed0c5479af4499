/** In pixels. As wide as the shop ever shows one. */
const longestSide = 1600

/** In bytes, a little less than the backend takes. */
const largest = 1_900_000

/** A picture as a JPEG of at most 1600 pixels, in Base64, without what a camera has written into it. Rejects for another file. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (context === null) throw new TypeError('The browser draws no pictures')
    // A JPEG has no transparency, which would be black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    for (const quality of [0.85, 0.6]) {
      const content = canvas.toDataURL('image/jpeg', quality).split(',')[1]
      if (content !== undefined && content.length * 0.75 <= largest) return content
    }
    throw new TypeError('The picture cannot be made small enough')
  } finally {
    bitmap.close()
  }
}
