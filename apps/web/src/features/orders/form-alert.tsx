/** Why a form was not taken, above the button that tries again. */
export function FormAlert({ words }: { readonly words: string | undefined }) {
  return (
    <p
      role="alert"
      className={words === undefined ? 'sr-only' : 'border-l-2 border-sale pl-3 text-body text-sale'}
    >
      {words}
    </p>
  )
}
