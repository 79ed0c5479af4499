import type { AdvisoryException } from './advisory-policy.ts'

/**
 * Accepted advisories. Each names its reason (why the vulnerable code is unreachable, or what has to happen first) and its
 * last day; after that day the check fails, so that it is reviewed. For example:
 *
 *     { id: 'GHSA-xxxx-xxxx-xxxx', reason: 'Only Medusa's command line parses this; no request reaches it.', until: '2027-01-31' }
 */
export const advisoryExceptions: readonly AdvisoryException[] = []
