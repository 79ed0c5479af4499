/** The surroundings of PostgreSQL's programs: ours, without what a shell's PG… variables would change. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
