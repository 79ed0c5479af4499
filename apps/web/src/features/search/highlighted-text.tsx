/** Marks the search term in the text. */
export function HighlightedText({ text, term }: { readonly text: string; readonly term: string }) {
  const at = term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase())
  if (at < 0) return text
  const end = at + term.length
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-medium text-inherit underline decoration-1 underline-offset-4">
        {text.slice(at, end)}
      </mark>
      {text.slice(end)}
    </>
  )
}
