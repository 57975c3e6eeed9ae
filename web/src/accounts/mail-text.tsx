const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * A mail of the demo names this machine in one of several ways. The browser takes each for a site of its own, with its own sign-ins and
 * drafts: the link leads to the one that the reader is on.
 */
const hereIfOurs = (address: string): string => {
  if (!URL.canParse(address)) return address
  const { hostname, port, pathname, search, hash } = new URL(address)
  return LOOPBACK_NAMES.includes(hostname) && port === window.location.port ? pathname + search + hash : address
}

/** A mail's text, its addresses to be followed. */
export function MailText({ text }: { text: string }) {
  let at = 0
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {text.split(LINK).map(part => {
        const key = at
        at += part.length
        return LINK.test(part) ? (
          <a key={key} href={hereIfOurs(part)} className="break-all text-ink underline">
            {part}
          </a>
        ) : (
          part
        )
      })}
    </p>
  )
}
