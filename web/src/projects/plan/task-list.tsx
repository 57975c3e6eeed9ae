import { lazy, Suspense } from 'react'
import { isAnalysed, type Project, type Task } from '#contract/projects.ts'
import { canRecordActualHours } from '#contract/projects-estimates.ts'
import { useArrivals } from '../../ui/arrivals.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActualHours } from '../actual-hours.tsx'
import { FindExpertsAgain } from '../find-experts-again.tsx'
import { TaskCard } from '../task-card.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { TaskTools } from './task-tools.tsx'
import { useTaskChanges } from './use-task-changes.ts'
import { useTaskDrag } from './use-task-drag.ts'
import { useTaskFolds } from './use-task-folds.ts'

const TaskEditor = lazy(() => import('./task-editor.tsx').then(module => ({ default: module.TaskEditor })))
const SplitDialog = lazy(() => import('./split-dialog.tsx').then(module => ({ default: module.SplitDialog })))
const MergeDialog = lazy(() => import('./merge-dialog.tsx').then(module => ({ default: module.MergeDialog })))

const LINE = 'before:absolute before:inset-x-0 before:-top-2.5 before:h-1 before:rounded-full before:bg-marker'
const LINE_BELOW = 'after:absolute after:inset-x-0 after:-bottom-2.5 after:h-1 after:rounded-full after:bg-marker'

/** The plan, task by task. */
export function TaskList({ project, canChange }: { project: Project; canChange: boolean }) {
  const { tasks } = project
  const arrivalOf = useArrivals()
  const changes = useTaskChanges(project)
  const taskIds = tasks.map(({ id }) => id)
  const drag = useTaskDrag(taskIds, changes.move)
  const longestHours = Math.max(0, ...tasks.map(({ hoursRange, actualHours }) => Math.max(hoursRange.pessimistic, actualHours ?? 0)))
  const { dialog, deletedNotice } = changes
  const folds = useTaskFolds(tasks)

  const card = (task: Task, index: number) => (
    <TaskCard
      task={task}
      number={index + 1}
      fold={folds.foldOf(task, index)}
      predecessors={tasks.filter(({ id }) => task.predecessors.includes(id))}
      longestHours={longestHours}
      actualHours={canRecordActualHours(project.status) && <ActualHours projectId={project.id} task={task} mayChange={project.mayChange} />}
      matchTools={
        project.mayChange &&
        isAnalysed(project.status) && <FindExpertsAgain projectId={project.id} taskId={task.id} taskTitle={task.title} />
      }
      tools={
        canChange && (
          <TaskTools
            task={task}
            index={index}
            count={tasks.length}
            dragHandle={drag.handle(task.id)}
            onMove={direction => changes.step(task, direction)}
            onEdit={() => changes.edit(task)}
            onSplit={() => changes.open({ kind: 'split', task })}
            onMerge={() => changes.open({ kind: 'merge', task })}
            onDelete={() => changes.remove(task)}
          />
        )
      }
    />
  )
  return (
    <>
      {folds.isFolding && (
        <p className="mb-3 text-right">
          <Button variant="quiet" size="small" onClick={() => folds.setAll(!folds.areAllOpen)}>
            {folds.areAllOpen ? 'Fold all tasks' : 'Open all tasks'}
          </Button>
        </p>
      )}
      <ol className={folds.isFolding ? 'grid gap-2' : 'grid gap-4'}>
        {changes.entries.map(({ task, opened }) => {
          const index = taskIds.indexOf(task.id)
          return (
            <li
              key={task.id}
              {...(index >= 0 ? drag.entry(index) : {})}
              className={classNames(
                'arrives relative min-w-0',
                drag.target === index && LINE,
                index === tasks.length - 1 && drag.target === tasks.length && LINE_BELOW,
              )}
              style={arrivalOf(task.id)}
            >
              {deletedNotice?.index === index && <DeletedNotice {...deletedNotice} />}
              {opened ? (
                <div className="rounded-card border border-control bg-raised">
                  <Suspense fallback={<Skeleton className="h-96" />}>
                    <TaskEditor
                      project={project}
                      opened={opened}
                      latest={tasks.find(({ id }) => id === task.id)}
                      onClose={savedTaskId => changes.close(opened, savedTaskId)}
                    />
                  </Suspense>
                </div>
              ) : (
                card(task, index)
              )}
            </li>
          )
        })}
        {deletedNotice?.index === tasks.length && (
          <li>
            <DeletedNotice {...deletedNotice} />
          </li>
        )}
      </ol>
      <Suspense>
        {dialog?.kind === 'split' && (
          <SplitDialog projectId={project.id} task={dialog.task} onClose={() => changes.closeDialog(dialog.task.id)} />
        )}
        {dialog?.kind === 'merge' && <MergeDialog projectId={project.id} task={dialog.task} tasks={tasks} onClose={changes.closeDialog} />}
      </Suspense>
    </>
  )
}
