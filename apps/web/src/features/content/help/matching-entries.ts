import type { HelpEntry } from '../../../content/help.ts'

/** The entries whose question or answer contains the term, ignoring case; all entries for an empty term. */
export function matchingEntries(entries: readonly HelpEntry[], typed: string): readonly HelpEntry[] {
  const term = typed.trim().toLowerCase()
  if (term === '') return entries
  return entries.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(term))
}
