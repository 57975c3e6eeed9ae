import { fold } from '../../../catalog/taxonomy/fold.ts'

const ONLY_WHY =
  /\b(?:only|just|simply) (?:want|need|wish|would like|like)(?:ed)? (?:to (?:know|understand|find out|learn)|a diagnosis|an? (?:opinion|assessment))|\b(?:no repairs?(?: yet| for now)?\b(?! (?:kit|manual))|(?:only|just) (?:a )?diagnos\w+|diagnosis only)|\b(?:nur wissen|nur eine diagnose|solo (?:quiero|queremos) saber|(?:veux|voudrais|voulons) (?:juste|seulement) savoir|voglio solo sapere)\b/

/** Whether the client wants to know the cause and nothing repaired. */
export const wantsOnlyWhy = (text: string): boolean => ONLY_WHY.test(fold(text))
