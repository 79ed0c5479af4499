export { addressVerification as addressVerificationCopy } from '../../messages/en/address-verification.json'
