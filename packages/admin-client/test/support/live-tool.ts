import { createAdminClient, type AdminClient } from '../../src/index.ts'

/** Signed in as the admin user of the running server. */
export function liveTool(): AdminClient {
  const { BACKEND_URL: baseUrl, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (baseUrl && email && password) return createAdminClient({ baseUrl, email, password })
  throw new Error('Set BACKEND_URL, ADMIN_EMAIL and ADMIN_PASSWORD')
}
