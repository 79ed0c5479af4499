const width = 17

/** Returns a function that prints a line prefixed with the name of its process. */
export function prefixLines(name: string): (line: string) => void {
  return (line) => void process.stdout.write(`${name.padEnd(width)} ${line}\n`)
}
