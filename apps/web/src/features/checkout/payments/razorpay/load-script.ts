/** In milliseconds. */
const longestLoad = 30_000

/** Runs a script of another host in the page. Rejects when it cannot be loaded. */
export async function loadScript(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`Failed to load ${address}`))
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', fail)
      timer = setTimeout(fail, longestLoad)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
