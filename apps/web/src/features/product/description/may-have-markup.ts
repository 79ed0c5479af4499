/** Whether a description may hold HTML or Markdown: then the code that knows better is loaded. */
export const mayHaveMarkup = (text: string): boolean => /[<&]|\*\*|^ *#|\]\(/m.test(text)
