export { AccountScreen as AccountPage } from '../features/account/account-screen.tsx'
