import { useNavigate } from '../../src/hooks/use-navigate.ts'

/** Goes back in the router's history, like the browser's Back. */
export function BackButton() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}
