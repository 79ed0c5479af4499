import { policies } from '../policies.ts'
import { about, type About } from './about.ts'

const [quality, customers, sustainable] = about.values

/** The story of the demonstration with no figure that nobody has counted, and no promise that the policies do not hold. */
export const liveAbout: About = {
  ...about,
  stats: [],
  foundedTitle: `Founded in ${policies.founded}`,
  values: [
    quality,
    {
      ...customers,
      words: `A person answers, within ${policies.answerWithin}. Sizes are measured, not guessed; you have ${policies.returnDays} days to send something back.`,
    },
    sustainable,
  ],
}
