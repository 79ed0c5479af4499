export { auth as authCopy } from '../../messages/en/auth.json'
