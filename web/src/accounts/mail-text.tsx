const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/

/** A mail's text, its addresses to be followed. */
export function MailText({ text }: { text: string }) {
  let at = 0
  return (
    <p className="whitespace-pre-wrap break-words">
      {text.split(LINK).map(part => {
        const key = at
        at += part.length
        return LINK.test(part) ? (
          <a key={key} href={part} className="break-all text-ink underline">
            {part}
          </a>
        ) : (
          part
        )
      })}
    </p>
  )
}
