import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { REDIRECT_AFTER_SUBMIT_MS } from '#contract/projects.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MarkUnderline } from '../ui/mark.tsx'

/** The brief has arrived. Leads on by itself, unless the person has left before. */
export function ProjectSubmitted() {
  const navigate = useNavigate()
  // From the click on and not from the arrival: the code of the other screen may still be on its way.
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isLeaving) return
    const timer = setTimeout(() => navigate('/projects'), REDIRECT_AFTER_SUBMIT_MS)
    return () => clearTimeout(timer)
  }, [navigate, isLeaving])
  return (
    <div className="grid justify-items-center gap-5 py-16 text-center">
      <h1 ref={heading => heading?.focus()} tabIndex={-1} className="relative text-xl">
        Project Submitted!
        <MarkUnderline className="absolute inset-x-0 -bottom-3 h-3 w-full text-marker" />
      </h1>
      <p className="measure mt-2 text-soft" role="status">
        The AI is reading your brief and splits it into tasks. You will find it among your projects in a moment.
      </p>
      <ButtonLink to="/projects">Go to Dashboard</ButtonLink>
    </div>
  )
}
