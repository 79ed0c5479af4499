import { help } from '../../messages/en/help.json'

export { help }

export type HelpTopic = keyof typeof help.topics

export interface HelpEntry {
  readonly id: string
  readonly topic: HelpTopic
  readonly question: string
  readonly answer: string
}

const topicIds: readonly HelpTopic[] = ['orders', 'payment', 'returns', 'products']

export const helpTopics: readonly {
  readonly id: HelpTopic
  readonly title: string
  readonly words: string
}[] = topicIds.map((id) => {
  const { title, words } = help.topics[id]
  return { id, title, words }
})

export const helpEntries: readonly HelpEntry[] = topicIds.flatMap((topic) =>
  Object.entries(help.entries[topic]).map(([id, { question, answer }]) => ({ id, topic, question, answer })),
)
