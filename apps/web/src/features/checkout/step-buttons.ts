/** The buttons at the foot of a step: on phones one below the other, the way on first. */
export const stepButtons = 'mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between'
