/** Faults that cannot happen in this shop, so that no test can carry them, each with the reason. */
export const arguedFaults: Readonly<Record<string, string>> = {}
