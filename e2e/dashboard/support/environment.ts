/** Environment variables set by `pnpm dashboard`. */
export interface DashboardEnvironment {
  readonly url: string
  readonly email: string
  readonly password: string
  /** The file to which each test appends its requests, for the summary. */
  readonly ledger: string
}

export function dashboard(): DashboardEnvironment {
  return {
    url: required('DASHBOARD_URL'),
    email: required('ADMIN_EMAIL'),
    password: required('ADMIN_PASSWORD'),
    ledger: required('DASHBOARD_LEDGER'),
  }
}

function required(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') {
    throw new Error(
      `${name} is not set: run these tests with \`pnpm dashboard\`, which makes what they need.`,
    )
  }
  return value
}
