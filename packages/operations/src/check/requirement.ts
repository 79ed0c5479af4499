import { Refusal } from '../refusal.ts'

/** Something this machine needs before it can serve. */
export interface Requirement {
  readonly name: string
  /** Returns what was found. Rejects with a Refusal that says what to do. */
  readonly check: () => Promise<Found> | Found
}

/** Advice is for the merchant to judge; the shop can serve without following it. */
type Found = string | { readonly advice: string }

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
      const found = await check()
      lines.push(
        typeof found === 'string'
          ? `ok       ${name}: ${found}`
          : `advice   ${name}: ${indented(found.advice)}`,
      )
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
