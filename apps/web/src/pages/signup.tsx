export { SignupScreen as SignupPage } from '../features/auth/signup-screen.tsx'
