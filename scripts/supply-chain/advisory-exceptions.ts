import type { AdvisoryException } from './advisory-policy.ts'

/**
 * Advisories that may wait. Each says why the vulnerable code cannot be reached here, or what is waited for, and the day on
 * which somebody looks again: from then on the check fails. For example:
 *
 *     { id: 'GHSA-xxxx-xxxx-xxxx', reason: 'Only Medusa's command line parses this; no request reaches it.', until: '2027-01-31' }
 */
export const advisoryExceptions: readonly AdvisoryException[] = []
