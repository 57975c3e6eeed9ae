import type { PlanDocument } from '#contract/projects-sharing.ts'

/** Without it spreadsheets take the text for the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet would run: https://owasp.org/www-community/attacks/CSV_Injection */
const BEGINS_FORMULA = /^[\s]*[=+\-@\t\r]/

const COLUMNS = [
  ...['Number', 'Task', 'Description', 'Deliverable', 'Done when', 'Complexity', 'Best case (h)', 'Likely (h)', 'Worst case (h)'],
  ...['Mean (h)', 'Rate (USD/h)', 'Cost (USD)', 'Skills', 'After', 'Answers'],
]

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The tasks of a plan as a table, RFC 4180. */
export const planCsv = ({ tasks }: PlanDocument): string => {
  const rows = tasks.map(task => [
    ...[task.number, task.title, task.description, task.deliverable, task.acceptanceCheck, task.complexityLevel],
    ...[task.hoursRange.optimistic, task.hoursRange.likely, task.hoursRange.pessimistic, task.estimatedHours],
    ...[task.hourlyRate, task.estimatedCost, task.requiredSkills.join('; '), task.after.join('; ')],
    task.citedSentences.map(sentence => `“${sentence}”`).join(' '),
  ])
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}
