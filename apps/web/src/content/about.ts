import { about as messages, liveAbout as liveMessages } from '../../messages/en/about.json'
import { brandName } from './brand.ts'
import { policies } from './policies.ts'

export interface About {
  readonly title: string
  readonly lead: string
  /** What the pictures show. */
  readonly pictures: Readonly<Record<'rail' | 'cloth' | 'vase', string>>
  readonly storyTitle: string
  readonly story: readonly string[]
  readonly statsTitle: string
  readonly stats: readonly { readonly figure: string; readonly label: string }[]
  readonly foundedTitle: string
  readonly founded: string
  readonly valuesTitle: string
  readonly values: readonly { readonly title: string; readonly words: string }[]
  readonly letterTitle: string
  readonly letter: string
}

const year = String(policies.founded)

const storyOf = (name: string): readonly string[] => {
  const { beginning, growth, today } = messages.story
  return [beginning({ name, year }), growth, today]
}

const { quality, customers, sustainable } = messages.values

export const about: About & { readonly nowhere: string } = {
  ...messages,
  story: storyOf(brandName),
  stats: Object.values(messages.stats),
  foundedTitle: messages.foundedTitle(year),
  values: [quality, customers, sustainable],
}

/** The demonstration's page without its invented figures, and with the promises of the policies. */
export const liveAbout = ({
  name,
  returnDays,
}: {
  readonly name: string
  readonly returnDays: number
}): About => ({
  ...about,
  story: storyOf(name),
  stats: [],
  values: [
    quality,
    { ...customers, words: liveMessages.customers({ hours: policies.answerHours, days: returnDays }) },
    sustainable,
  ],
})
