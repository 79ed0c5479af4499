import { useNavigate } from 'react-router-dom'

/** Goes back in the router's history, like the browser's Back. */
export function BackButton() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}
