const fields: ReadonlySet<string> = new Set(['INPUT', 'TEXTAREA', 'SELECT'])

/** Whether the focus is in a field. It is not to be moved from there. */
export const isTyping = (focused: Pick<Element, 'tagName'> | null): boolean =>
  focused !== null && fields.has(focused.tagName)
