/** What finished jobs say about the hours of the analyst's templates. */
export interface LearnedHours {
  /** What the hours of tasks from these templates are multiplied by; 1 where too little is known. */
  factorOf(templateKeys: readonly string[]): number
  /** Finished jobs with work of a package. */
  jobsOf(packageId: string): number
}

export const NOTHING_LEARNED: LearnedHours = { factorOf: () => 1, jobsOf: () => 0 }

/** 'doors-windows/open-glass' comes from the package 'doors-windows'. */
export const packageOf = (templateKey: string): string => templateKey.split('/')[0] ?? templateKey
