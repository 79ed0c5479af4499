export { LoginScreen as LoginPage } from '../features/auth/login-screen.tsx'
