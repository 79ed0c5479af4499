/** Network notices at the top of the page. */
export { connection as connectionCopy } from '../../messages/en/connection.json'
