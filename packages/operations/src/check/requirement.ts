import { Refusal } from '../refusal.ts'

/** Something this machine needs before it can serve. */
export interface Requirement {
  readonly name: string
  /** Returns what was found. Rejects with a Refusal that says what to do. */
  readonly check: () => Promise<string> | string
}

export interface Report {
  readonly lines: readonly string[]
  readonly isReady: boolean
}

/** Checks each requirement, also after one that is not met. */
export async function checkRequirements(requirements: readonly Requirement[]): Promise<Report> {
  const lines: string[] = []
  let isReady = true
  for (const { name, check } of requirements) {
    try {
      lines.push(`ok       ${name}: ${await check()}`)
    } catch (error) {
      isReady = false
      lines.push(`problem  ${name}: ${indented(reasonOf(error))}`)
    }
  }
  return { lines, isReady }
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  return error instanceof Error ? error.message || String(error) : String(error)
}

const indented = (text: string): string => text.replaceAll('\n', `\n${' '.repeat(9)}`)
