/** Ends a program whose output is not read any more, as in `stock-watch | head`, without an error. */
export function endWithReader(output: NodeJS.WritableStream, stop: AbortController): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    stop.abort()
  })
}
