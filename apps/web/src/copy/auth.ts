export { auth as authCopy } from '../../messages/en/auth.json'

/** What the forms of signing in say about a field, and why the backend refuses. */
export { fields as authFields, refusals as authRefusals } from '../../messages/en/auth.json'
