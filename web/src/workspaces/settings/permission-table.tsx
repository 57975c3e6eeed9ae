import { Check, Minus } from 'lucide-react'
import {
  mayInWorkspace,
  WORKSPACE_RIGHTS,
  WORKSPACE_ROLE_WORDS,
  WORKSPACE_ROLES,
  type WorkspaceRight,
  type WorkspaceRole,
} from '#contract/workspaces-rights.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

// The keys of a constant are its type's.
const RIGHTS = Object.keys(WORKSPACE_RIGHTS) as WorkspaceRight[]

/** Who may do what here: the very table that the server asks. */
export function PermissionTable({ role }: { role: WorkspaceRole }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-soft text-sm">
        You are {role === 'owner' ? 'an owner' : `a ${role}`} of this workspace. A role holds from the moment it is given.
      </p>
      <ScrollRegion label="Permissions by role">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-control border-b text-left">
              <th scope="col" className="py-2 pr-4 font-medium">
                Permission
              </th>
              {WORKSPACE_ROLES.map(each => (
                <th key={each} scope="col" className="px-1.5 py-2 text-center font-medium max-sm:text-xs sm:px-3">
                  {WORKSPACE_ROLE_WORDS[each].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map(right => (
              <tr key={right} className="border-line border-b">
                <th scope="row" className="py-2.5 pr-2 text-left font-normal sm:pr-4">
                  {WORKSPACE_RIGHTS[right].label}
                </th>
                {WORKSPACE_ROLES.map(each => (
                  <td key={each} className="px-1.5 py-2.5 text-center sm:px-3">
                    <Allowed isAllowed={mayInWorkspace(each, right)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

function Allowed({ isAllowed }: { isAllowed: boolean }) {
  const Icon = isAllowed ? Check : Minus
  return (
    <>
      <Icon aria-hidden="true" className={isAllowed ? 'inline size-4 text-trust' : 'inline size-4 text-soft'} />
      <span className="sr-only">{isAllowed ? 'Yes' : 'No'}</span>
    </>
  )
}
