/** Lets the browser save bytes as a file. */
export function saveFile(bytes: ArrayBuffer, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
