/** Topics a customer gets messages about. They list only what the shop really sends. */
export { topicWords } from '../../messages/en/topics.json'
