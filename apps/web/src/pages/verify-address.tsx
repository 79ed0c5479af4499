export { VerifyAddressScreen as VerifyAddressPage } from '../features/auth/verify-address-screen.tsx'
