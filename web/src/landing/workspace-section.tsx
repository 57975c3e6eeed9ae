import { Box, FolderOpen, MessagesSquare, ScanEye, Video } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'

const CONTENTS = [
  { icon: MessagesSquare, name: 'Chat', text: 'The talk stays with the project.' },
  { icon: Video, name: 'Voice and video', text: 'Call without leaving the page.' },
  { icon: FolderOpen, name: 'Files', text: 'Plans, photos and invoices in one place.' },
  { icon: Box, name: '3D models', text: 'Turn the part around together.' },
  { icon: ScanEye, name: 'AR sessions', text: 'Marks on the real thing, kept for later.' },
] as const

export function WorkspaceSection() {
  return (
    <section aria-labelledby="workspace-heading" className="grid gap-10 border-line border-t py-16 lg:grid-cols-[0.9fr_1.1fr]">
      <div className="grid content-start gap-5">
        <h2 id="workspace-heading" className="text-xl">
          One workspace for each project
        </h2>
        <p className="measure text-soft">Client and experts meet in one room, from the first question to the last file.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/collaboration" variant="secondary">
            Explore Workspaces
          </ButtonLink>
          <ButtonLink to="/submit-project" variant="secondary">
            Start a Project
          </ButtonLink>
        </div>
      </div>
      <ul>
        {CONTENTS.map(({ icon: Icon, name, text }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-3 first:border-t">
            <Icon aria-hidden="true" className="size-5 text-trust" />
            <span className="w-32 font-medium">{name}</span>
            <span className="min-w-40 flex-1 text-soft text-sm">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
