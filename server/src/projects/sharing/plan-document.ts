import type { Project } from '#contract/projects.ts'
import type { PlanDocument } from '#contract/projects-sharing.ts'

/** A note that quotes the brief says what its client wrote. */
const quotesBrief = (note: string): boolean => note.includes('“')

/** A plan as it leaves the house. Shared with others it goes without the client's own words. */
export const planDocument = (project: Omit<Project, 'mayChange'>, { isShared }: { isShared: boolean }): PlanDocument => {
  const numbers = new Map(project.tasks.map(({ id }, index) => [id, index + 1]))
  return {
    format: 'onhand-plan',
    version: 1,
    title: project.title,
    brief: isShared ? null : project.description,
    createdAt: project.createdAt,
    totalEstimatedHours: project.totalEstimatedHours,
    hoursInterval80: project.hoursInterval,
    totalEstimatedCost: project.totalEstimatedCost,
    costInterval80: project.costInterval,
    notes: project.planNotes.filter(note => !isShared || !quotesBrief(note)),
    tasks: project.tasks.map((task, index) => ({
      number: index + 1,
      ...{ title: task.title, description: task.description, deliverable: task.deliverable, acceptanceCheck: task.acceptanceCheck },
      ...{ complexityLevel: task.complexityLevel, hoursRange: task.hoursRange, estimatedHours: task.estimatedHours },
      ...{ hourlyRate: task.hourlyRate, estimatedCost: task.estimatedCost, requiredSkills: task.requiredSkills },
      after: task.predecessors.flatMap(id => numbers.get(id) ?? []),
    })),
  }
}
