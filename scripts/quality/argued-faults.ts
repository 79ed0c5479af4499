/** Faults that cannot happen in this shop, by id, each with the reason. */
export const arguedFaults: Readonly<Record<string, string>> = {}
