import { fold } from '../../../catalog/taxonomy/fold.ts'

const NEGATION = /\b(?:not|no|never|cannot|cant|wont|doesnt|dont|isnt|nicht|kein\w*|ohne|sin|ne|pas|sans|plus|non)\b/

/** Whether a text denies something. */
export const saysNot = (text: string): boolean => NEGATION.test(fold(text).replaceAll(/n['’]t\b/g, ' not'))
