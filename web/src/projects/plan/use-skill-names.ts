import { useState } from 'react'
import type { Task } from '#contract/projects.ts'

interface NamedSkill {
  id: string
  name: string
}

/** Names of skills by their ids: from the plan's tasks, and what the search has taught. */
export const useSkillNames = (tasks: readonly Task[]): [(id: string) => string, (skills: readonly NamedSkill[]) => void] => {
  const [learnt, setLearnt] = useState<ReadonlyMap<string, string>>(new Map())
  const ofPlan = tasks.flatMap(({ requiredSkillIds, requiredSkills }) =>
    requiredSkillIds.map((id, index): [string, string] => [id, requiredSkills[index] ?? id]),
  )
  const names = new Map([...ofPlan, ...learnt])
  return [
    id => names.get(id) ?? id,
    skills => setLearnt(known => new Map([...known, ...skills.map(({ id, name }): [string, string] => [id, name])])),
  ]
}
