import { help } from '../../messages/en/help.json'

export { help }

export type HelpTopic = keyof typeof help.topics

export interface HelpEntry {
  readonly id: string
  readonly topic: HelpTopic
  readonly question: string
  readonly answer: string
}

export const helpTopics: readonly {
  readonly id: HelpTopic
  readonly title: string
  readonly words: string
}[] = topicIds().map((id) => ({ id, ...help.topics[id] }))

export const helpEntries: readonly HelpEntry[] = topicIds().flatMap((topic) =>
  Object.entries(help.entries[topic]).map(([id, entry]) => ({ id, topic, ...entry })),
)

function topicIds(): readonly HelpTopic[] {
  return ['orders', 'payment', 'returns', 'products']
}
