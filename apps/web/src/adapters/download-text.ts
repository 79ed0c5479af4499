/** Hands the shopper a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun; what it read from is not needed a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
