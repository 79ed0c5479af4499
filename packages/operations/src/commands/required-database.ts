import { Refusal } from '../refusal.ts'
import type { Variables } from '../settings/read-settings.ts'
import { describeFaults } from '../settings/setting-fault.ts'

/** The address of the database that a command works on. */
export function requiredDatabase({ DATABASE_URL: url }: Variables): string {
  if (url !== undefined && URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return url
  const problem = url ? 'is not the address of a PostgreSQL database' : 'is missing'
  throw new Refusal(describeFaults([{ name: 'DATABASE_URL', problem }]))
}
