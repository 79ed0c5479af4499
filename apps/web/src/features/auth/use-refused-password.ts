import { useState } from 'react'

/** What the backend said of a password: it stands at the field for as long as that password does. */
export function useRefusedPassword(typed: string) {
  const [refused, setRefused] = useState<{ readonly password: string; readonly message: string }>()
  return {
    error: refused?.password === typed ? refused.message : undefined,
    refuse: (password: string, message: string) => setRefused({ password, message }),
  }
}
