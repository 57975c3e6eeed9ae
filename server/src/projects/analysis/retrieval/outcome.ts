import { fold } from '../../../catalog/taxonomy/fold.ts'

/** 'Write a report': what comes of the work that is asked for, and no work of its own. */
const OUTCOME =
  /^\W*(?:and |und |y |et )?(?:please )?(?:(?:write|make|give|send|prepare|hand over|provide|deliver) (?:us |me |it |up )*(?:an? |the )?(?:\p{L}+ )?(?:report|summary|documentation|record|invoice|offer|quote)|(?:einen? |den )?(?:\p{L}+ )?(?:bericht|protokoll|dokumentation)(?: (?:schreiben|erstellen|machen|liefern))?|(?:redactar|hacer|entregar) (?:un |el )?informe|(?:rediger|faire|fournir) (?:un |le )?rapport|(?:(?:i|we) )?(?:want|get|would like) (?:my|our) (?:money|deposit) back|(?:ich will |wir wollen )?(?:mein|unser) geld zuruck|(?:quiero |queremos )?que me devuelvan el dinero|(?:recuperar|recuperer) (?:mi|mon|notre|nuestro) (?:dinero|argent))\W*$/u
export const saysOutcome = (clause: string): boolean => OUTCOME.test(fold(clause))
