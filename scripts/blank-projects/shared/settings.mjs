export const settings = {
  baseUrl: process.env.BACKEND_URL,
  publishableKey: process.env.PUBLISHABLE_KEY,
  adminEmail: process.env.ADMIN_EMAIL,
  adminPassword: process.env.ADMIN_PASSWORD,
}
