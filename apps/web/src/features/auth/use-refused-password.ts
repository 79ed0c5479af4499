import { useState } from 'react'

/** The backend's message about a password, shown at the field until the password changes. */
export function useRefusedPassword(typed: string) {
  const [refused, setRefused] = useState<{ readonly password: string; readonly message: string }>()
  return {
    error: refused?.password === typed ? refused.message : undefined,
    refuse: (password: string, message: string) => setRefused({ password, message }),
  }
}
