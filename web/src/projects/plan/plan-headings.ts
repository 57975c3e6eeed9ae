export const NOTES_HEADING = 'notes-heading'
export const TASKS_HEADING = 'tasks-heading'

export const notesHeading = () => document.getElementById(NOTES_HEADING)
export const tasksHeading = () => document.getElementById(TASKS_HEADING)
