import type { AdvisoryException } from './advisory-policy.ts'

/**
 * Advisories that may wait. Each says why the vulnerable code cannot be reached here, or what is waited for, and
 * their last day; after it the check fails, so that it is looked at again. For example:
 *
 *     { id: 'GHSA-xxxx-xxxx-xxxx', reason: 'Only Medusa's command line parses this; no request reaches it.', until: '2027-01-31' }
 */
export const advisoryExceptions: readonly AdvisoryException[] = []
