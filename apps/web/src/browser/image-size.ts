/** A picture's width and height in pixels. Rejects when the browser cannot decode the file. */
export async function imageSize(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const address = URL.createObjectURL(file)
  try {
    return await new Promise((resolve, reject) => {
      const picture = new Image()
      picture.addEventListener('load', () =>
        resolve({ width: picture.naturalWidth, height: picture.naturalHeight }),
      )
      picture.addEventListener('error', () => reject(new TypeError('This is no picture')))
      picture.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
