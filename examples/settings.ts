/** A setting from the environment. Ends the program when it is missing. */
export function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') {
    process.stderr.write(`Set ${name}.\n`)
    process.exit(2)
  }
  return value
}
