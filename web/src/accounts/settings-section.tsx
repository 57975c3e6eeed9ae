import { type ReactNode, useId } from 'react'

/** One subject of the account's page: what it is on the left, what can be done on the right. */
export function SettingsSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-5 border-line border-t py-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="mt-1 text-soft text-sm">{text}</p>}
      </div>
      <div className="grid max-w-xl content-start gap-5">{children}</div>
    </section>
  )
}
