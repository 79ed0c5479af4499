export { ForgotPasswordScreen as ForgotPasswordPage } from '../features/auth/forgot-password-screen.tsx'
