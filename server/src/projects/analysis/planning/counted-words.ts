import type { PackageTemplate } from '../knowledge/package-template.ts'
import { tellingWords } from '../reading/brief-reading.ts'

export const stemsOf = (words: string): ReadonlySet<string> => new Set(tellingWords(words).map(({ stem }) => stem))

/** What is measured in time, in money, by weight or by words. */
const UNITS =
  'word words worter wortern palabra palabras mot mots hour day tag dia jour week month quarter year jahr ano an minute minuto second sekunde segundo seconde visit time seconds sekunden segundos secondes km mile kilometre litre kg tonne cubic percent degree euro dollar pound grade kw amp volt watt inch gb pin tone phase faktor factor seater twin decimal kwh hours stunde stunden woche wochen monat monate heure heures semaine semaines mois meses semana semanas ans annee annees anos horas tagen jahren mins sek uhr prozent porcentaje pour liter litre litro kilo gramm tonnen grado grados grad degrees zentimeter centimetros centimetres meilen millas milles'
/** Stems of units: a number of them is a size, not a number of things. */
export const ofUnit = stemsOf(UNITS)

/** What is measured, and what is repeated in time: the number of another thing says nothing of it. */
const NOT_A_THING = `${UNITS} page sqm metre person people starter member nurse pupil colleague patient guest employee participant learner child class floor storey stock etage piso room zimmer bed stuck piece key keys taste tasten tecla teclas touche touches step steps tread treads stufe stufen escalon escalones peldano peldanos marche marches drawer drawers schublade schubladen cajon cajones tiroir tiroirs hinge hinges button buttons knob knobs corner corners ecke ecken coin coins`

/** Stems of what is no thing to count. */
export const notAThing = stemsOf(NOT_A_THING)
const vocabularies = new WeakMap<PackageTemplate, ReadonlySet<string>>()

/** What a package calls itself by: a number of something else ('the breaker trips since I have 3 cats') is no number of its work. */
export const vocabularyOf = (template: PackageTemplate): ReadonlySet<string> => {
  const known = vocabularies.get(template)
  if (known !== undefined) return known
  const words = stemsOf([template.title, ...template.triggers, ...template.said].join('\n'))
  vocabularies.set(template, words)
  return words
}

/** What is said in passing of the client himself, or of what happened: it counts no work. */
export const NOT_WORK = stemsOf(
  'layer layers coat coats lage lagen schicht schichten anstriche capa capas mano manos couche couches plant plants pot pots pflanzen topfe macetas cow cows horse horses sheep pig pigs chicken chickens dogs cats kuhe pferde schafe schweine huhner vacas caballos ovejas cerdos gallinas vaches chevaux moutons cochons poules kid kids child children son daughter personas personne user users utilisateurs benutzer nutzer usuarios mourners guests cat dog pet family brother sister friend neighbour founder partner time times attempt quote quotes offer call star stars level try size men women hijo hija nino perro gato vecino amigo vez veces intento presupuesto socio kind kinder tochter sohn katze hund nachbar freund angebot versuch mal male enfant fils fille chat chien voisin ami fois devis essai associe mann frau',
)
/** People at work, whom some work is for. */
export const STAFF = stemsOf(
  'staff worker workers developer developers dev devs technician technicians engineer engineers doctor doctors nurses cleaner cleaners mitarbeiter mitarbeitende angestellte kollegen techniker empleados trabajadores companeros salarie salaries salariees employes collegues musicians',
)
/** Whole places, each with what the work is on: the boilers of 12 flats. */
export const PLACES = stemsOf(
  'flat flats apartment apartments house houses home homes unit lodge lodges cottage building buildings property properties shop shops branch branches restaurant hotel site sites location locations office offices classroom villa bungalow barn garage plot room rooms bathroom bathrooms bedroom wohnung wohnungen haus hauser gebaude laden filiale filialen standort standorte buro buros raum raume zimmer bad bader halle hallen vivienda viviendas casa casas piso pisos apartamento apartamentos edificio local locales tienda tiendas oficina oficinas sede habitacion habitaciones bano banos nave appartement appartements logement logements maison maisons batiment batiments magasin magasins boutique agence bureau bureaux chambre salle salles',
)
/** Each of them has the whole work once more: a course for 12 groups, launches in 8 countries. */
export const WHOLES = stemsOf(
  'town towns city cities village villages country countries group groups session sessions meeting meetings workshop workshops course courses event events evening evenings edition editions company companies society societies shift shifts stadt stadte ort orte land lander gruppe gruppen sitzung sitzungen termin termine kurs kurse veranstaltung veranstaltungen abend abende firma firmen gesellschaft gesellschaften schicht schichten ciudad ciudades pueblo pueblos pais paises grupo grupos sesion sesiones reunion reuniones taller talleres curso cursos evento eventos empresa empresas sociedad sociedades turno turnos ville villes villages pays groupe groupes seance seances atelier ateliers cours evenement evenements soiree soirees entreprise entreprises societe societes',
)

/** A '3 bed house' is one house. */
export const PARTS_OF_PLACE = stemsOf(
  'bed beds bedroom bedrooms room rooms storey floor person family star zimmer zimmern habitacion dormitorios chambres pieces',
)

/** Where work is done at a place; a logo for a company with 6 offices is one logo. */
export const ON_SITE: ReadonlySet<string> = new Set(
  'home-repair plumbing electrical heating-cooling garden appliances smart-home networks it-support architecture'.split(' '),
)
/** 'Our hotel with 40 rooms', 'a chain of 14 shops': how large somebody is, not where the work is. */
export const OF_SIZE =
  /(?:\b(?:with|mit|con|avec|has|have|hat|haben|tiene|tienen|a|ont|from)|\b(?:chain|company|group|flat|house|hotel|kette|firma|haus|wohnung|cadena|empresa|piso|casa|chaine|entreprise|maison|appartement) (?:of|von|mit|de|a)) (?:about |around |over |rund |etwa |uber |unos |unas |environ )?$/
