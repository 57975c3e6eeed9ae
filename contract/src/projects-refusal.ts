/** How the analysis begins its answer to a brief that asks for harm. Whoever reads such an answer knows it by this, whichever analyst gave it. */
export const HARM_REFUSED = 'Onhand cannot help with this: it would harm somebody or break the law, so no plan was made.'

/** Whether what the analysis says in the place of a plan refuses the brief, and asks nothing that would make it one to plan. */
export const isRefused = (questions: readonly string[]): boolean => questions[0] === HARM_REFUSED
