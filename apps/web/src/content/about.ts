import { brandName } from './brand.ts'
import { figures, policies } from './policies.ts'

export interface About {
  readonly title: string
  readonly lead: string
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

export const about = {
  title: 'About Us',
  lead: 'We make and choose clothes, accessories and things for the home that agree with each other, and that are still worth having in ten years.',
  storyTitle: 'Our story',
  story: [
    `${brandName} began in ${figures.founded} with one loom, four shirts and a table at a market in Bengaluru. The shirts were linen, cut wide, in the two colours we had dye for. They sold out by noon, mostly to people who asked whether we would still be there next year.`,
    'We were, with eight shirts. Since then we have added what people who liked the shirts kept asking for: trousers that sit right with them, a belt that ages well, a candle that does not shout. Every piece still starts with the cloth, the leather or the clay, and every colour is tried against the ones we have.',
    'We are still small enough to know who sews what. If a seam gives way, write to us: somebody here will remember making it.',
  ],
  statsTitle: 'The shop in figures',
  stats: [
    { figure: '50K+', label: 'Happy Customers' },
    { figure: '10+', label: 'Years of Experience' },
    { figure: '500K+', label: 'Products Sold' },
    { figure: figures.countries, label: 'Countries' },
  ],
  foundedTitle: `Founded in ${figures.founded}`,
  founded: 'In Bengaluru, by a weaver, a pattern cutter and a bookkeeper. All three still work here.',
  valuesTitle: 'What we hold to',
  values: [
    {
      title: 'Quality First',
      words:
        'Long-staple cotton, flax with the strength left in it, leather that has not been painted. We test seams before we test colours, and we say on every product what it is made of.',
    },
    {
      title: 'Customer Focused',
      words:
        'A person answers, usually the same day. Sizes are measured, not guessed; returns take thirty days and no explanation.',
    },
    {
      title: 'Sustainable Fashion',
      words:
        'Small runs, so that little is left over. Natural fibres, so that it can go back to the ground. Spare buttons in every pocket, so that it need not do so soon.',
    },
  ],
  letterTitle: 'Hear from the workshop',
  letter: 'What we are making, and what comes back.',
  nowhere: 'This box sends nothing yet. The one at the foot of the page takes your address.',
} as const satisfies About & { readonly nowhere: string }

const [quality, customers, sustainable] = about.values

/** The demonstration's page without its invented figures, and with the promises of the policies. */
export const liveAbout = ({
  name,
  returnDays,
}: {
  readonly name: string
  readonly returnDays: number
}): About => ({
  ...about,
  story: about.story.map((words) => words.replace(brandName, name)),
  stats: [],
  foundedTitle: `Founded in ${policies.founded}`,
  values: [
    quality,
    {
      ...customers,
      words: `A person answers, within ${policies.answerWithin}. Sizes are measured, not guessed; you have ${returnDays} days to send something back.`,
    },
    sustainable,
  ],
})
