export { ResetPasswordScreen as ResetPasswordPage } from '../features/auth/reset-password-screen.tsx'
