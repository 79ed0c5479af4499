/** How many days after its delivery an item can be returned. The shop's pages state it too: `apps/web/src/content/policies.ts`. */
export const returnDays = 30
