/** How many random cases a test tries: so many in `pnpm test`, and `RANDOM_RUNS` times as many in the nightly run. */
export const randomRuns = (times: number): number => times * Number(process.env['RANDOM_RUNS'] ?? 1)
