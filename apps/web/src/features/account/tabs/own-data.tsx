import { useState } from 'react'
import { ownAccountCopy } from '../../../copy/own-account.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { AccountPart } from './account-part.tsx'
import { useOwnAccount } from './use-own-account.ts'

const copy = ownAccountCopy.data

export function OwnData() {
  const act = useOwnAccount()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await act(async (account) => ({ file: await account.data() }))
    setBusy(false)
    if (answer === undefined) return
    if (answer.file === undefined) notify({ title: copy.tooOften, tone: 'warning' })
    else saveFile(answer.file)
  }
  return (
    <AccountPart heading={copy.heading} lead={copy.lead}>
      <Button variant="outline" busy={busy} onClick={() => void download()}>
        {copy.download}
      </Button>
    </AccountPart>
  )
}

function saveFile(content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(url)
}
