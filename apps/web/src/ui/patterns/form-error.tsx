/** The error of a submitted form, above its button. */
export function FormError({ words }: { readonly words: string | undefined }) {
  return (
    <p
      role="alert"
      className={
        words === undefined
          ? 'sr-only'
          : 'border-s-2 border-sale ps-3 text-body whitespace-pre-line text-sale'
      }
    >
      {words}
    </p>
  )
}
