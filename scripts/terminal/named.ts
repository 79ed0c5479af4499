const width = 17

/** Prints lines with the name of who said them. */
export function named(name: string): (line: string) => void {
  return (line) => void process.stdout.write(`${name.padEnd(width)} ${line}\n`)
}
