export { ownAccount as ownAccountCopy } from '../../messages/en/own-account.json'
