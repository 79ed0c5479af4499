/** The sides of a picture in pixels, as the browser reads them. Rejects what the browser cannot show as one. */
export async function pictureSize(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
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
