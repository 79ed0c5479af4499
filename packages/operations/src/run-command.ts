import { Refusal } from './refusal.ts'

/** Runs a command of the command line. Ends the process with its exit code; undefined leaves it running. */
export async function runCommand(command: () => Promise<number | string | undefined>): Promise<void> {
  try {
    const result = await command()
    if (typeof result === 'string') process.stdout.write(`${result}\n`)
    if (typeof result === 'number') process.exit(result)
  } catch (error) {
    process.stderr.write(
      `${error instanceof Refusal ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    process.exit(1)
  }
}
