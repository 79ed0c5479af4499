/** The first tab stop on every page. */
export function SkipLink({ target, label }: { readonly target: string; readonly label: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 start-2 z-(--layer-progress) -translate-y-20 bg-ink px-5 py-3 text-body text-paper focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {label}
    </a>
  )
}
