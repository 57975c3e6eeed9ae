/** How far something is, from 0 to 1; null while that is not known. */
export function ProgressBar({ label, value }: { label: string; value: number | null }) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { 'aria-valuenow': percent })}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      {percent === null ? (
        // Where nothing moves it would stand still, and read as a share that is done.
        <div className="runs h-full w-2/5 rounded-full bg-marker motion-reduce:hidden" />
      ) : (
        <div className="h-full rounded-full bg-marker transition-[width] duration-200 ease-out" style={{ width: `${percent}%` }} />
      )}
    </div>
  )
}
