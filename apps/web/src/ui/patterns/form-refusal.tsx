/** Why what was asked for was not done, above the button that tries again. */
export function FormRefusal({ words }: { readonly words: string | undefined }) {
  return (
    <p
      role="alert"
      className={words === undefined ? 'sr-only' : 'border-l-2 border-sale pl-3 text-body text-sale'}
    >
      {words}
    </p>
  )
}
