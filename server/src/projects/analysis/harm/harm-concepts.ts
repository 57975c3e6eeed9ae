/**
 * Words of one meaning in the four languages, folded, with ' / ' between. `stem*` stands for every word that begins so, `*ending` for every
 * word that ends so; words with a space between stand side by side. An apostrophe parts words as in a text.
 */
export type Concept = string

/** Concepts that together ask for harm when they stand near each other. */
export interface HarmRule {
  /** What is wished for, in our words. */
  readonly wish: string
  /** The first one is the anchor: the others stand at most `within` words from it. */
  readonly all: readonly Concept[]
  /** A full stop between counts as three words; 16 unless said. */
  readonly within?: number
  /** What makes it lawful, said anywhere near. */
  readonly unless?: readonly Concept[]
}

/** What makes nearly every such word harmless: a story, a toy, a wrong done by others, protection, law. */
export const LAWFUL: Concept = [
  'board game / card game / our game / video game / vr game / game for / in our game / unity / unreal / toy / short film / student film / film props / for a film / our film / movie / museum / cosplay / novel / thriller / theatre / theater / school play / play money / props / prop / escape room / murder mystery / carnival / costume',
  'brettspiel / unser spiel / computerspiel / roman / krimi / krimidinner / theater / schultheater / spielzeug* / requisite* / museum / novela / pelicula / videojuego / obra de teatro / juguete / roman / theatre / jeu de / jouet / accessoires / tournage',
  'detect / prevent / prevention / protect / protection against / protected / nobody can / no one can / can t be copied / schutzen / verhindern / vorbeugen / proteger / proteg* / evitar / eviter / empecher',
  'account sent / accounts sent / mailbox sent / mailbox has sent / account has sent / account has been sending / mailbox has been sending / address is sending / sent from our account / konto verschickt / postfach verschickt / konto hat * mails / postfach hat * mails / cuenta envio / cuenta ha enviado / buzon ha enviado / buzon envio / compte a envoye / boite a envoye / messagerie a envoye / de notre * a envoye / de ma * a envoye / de nuestro * ha enviado / unseres * hat * mails / unserer * hat * mails / correo * han enviado / desde el correo de * * han enviado / alguien ha enviado / quelqu un a envoye / somebody sent * invoices / someone sent * invoices / somebody has sent / someone has sent / denunciar* / denoncer*',
  'was hacked / were hacked / got hacked / been hacked / is hacked / gehackt / wurde gehackt / pirate mon / hackeada / hackearon / hackeado / was forged / were faked / is forged',
  'somebody uses my / someone uses my / somebody copies / someone posted / posted about us / about us / i m being / i am being / i think there s / i think someone / i suspect / i was refused / i was scammed / i have been / i found out / somebody stole / someone stole / received',
  'report the / report it / report fake* / reporting it / takedown / take them down / taking them down / get them down / get them removed / get it removed / have it removed / removed from google / whistle / whistleblow* / denounce / complain / complaint',
  'melden / melde ich / wie melde / anzeige erstatten / anzeigen erstatten / denunciar / denuncio / denuncia / reclamar / signaler / porter plainte / lanceur d alerte / faire retirer / recours',
  'awareness / phishing training / mock mail / penetration test* / pen test* / pentest* / auditoria / test d intrusion / sicherheitslucken / schulung / training for staff / former nos / formar a / train our',
  'parental control* / kindersicherung / jugendschutz / control parental / controle parental / with consent / with her consent / all agreed / agreed in writing / have agreed / has agreed / agreed to / have signed / written consent / said yes / all of us want / einverstanden / sind informiert / est informe* / sont informes / firmaron / con su permiso / avec son accord',
  'lawyer / solicitor / attorney / anwalt* / anwalt / rechtsanwalt* / abogad* / avocat* / proper way / legally / legal way / lawful* / for court / correct legal / legal / rechtssicher / ordnungsgemaß / legalmente / legalement',
  'scammed / victim* / opfer / victima* / schutzanordnung / protect myself / protegerme / me proteger / harassed / estafaron',
  'glue gun / nail gun / spray gun / heat gun / water gun / massage gun / caulking gun / bath bomb* / bombas de bano / bombes de bain / badebombe* / gun safe / waffenschrank / hackathon',
  'regularise / regularize / regulariser / regularizar / selbstanzeige / put right / put it right / voluntarily / declare it / compliance / honest review / truthfully / wahrheitsgemaß',
  'gave my card / gave my bank / gave my password / gave them my / typed my / entered my / was cheated / were cheated / got cheated / tricked me / tricked us / fell for a / fell for it / nearly paid / almost paid / nearly slipped / ceo fraud / teach everyone / spot fake* / spotting fake* / recognise fake* / recognising fake* / how to recognise / fake * removed / reviews removed / ratings reported / handwriting expert / grapholog* / grafolog*',
  'wappnen / ex freund hat mir / prufen und entfernen / reingefallen / betrogen worden / bin betrogen / geld ist weg / kursiert / fur die anzeige / sensibilisier*',
  'di mi tarjeta / di mis datos / me enganaron / nos enganaron / he caido en / cai en / que las retiren / que los retiren / que la retiren / que lo retiren / nos copiaron / capacitar* / para la denuncia',
  'j ai donne ma / j ai donne mon / j ai clique / s est fait avoir / me suis fait avoir / ete pirate* / une rancon / virements sont partis / argent est parti / sensibiliser / fraude au president',
].join(' / ')

/** Who was taken in, or somebody near to him: told of what was done, not of what is to be. */
export const TAKEN_IN: Concept =
  'entered her bank / entered her password / entered his bank / entered his password / entered my / gave his online / told a caller / passwort eingegeben / kartendaten eingetippt / tan bekommen / puso su contrasena / puso sus claves / di mis claves / a saisi son mot / j ai donne mes codes / a donne ses codes'

/** Somebody else, near to the one who writes or against him. */
export const PERSON: Concept = [
  'driver / drivers / apprentice / intern / babysitters / pupils / arbeitskolleg* / fahrer / auszubildende* / cuidadora / canguro / chofer / repartidor / apprenti / chauffeur / aide menagere / stagiaire / cousin / cousine / flatmates / business partner / geschaftspartner / schwiegermutter / schwiegersohn / mother in law / stepmother / landlady / classmates / widow / oma / opa / grandma / grandpa / abuela / abuelo / exs / ex s / business partner / associe / socio / vermieterin / nurse / customers / clan / ex / exes / girlfriend* / boyfriend* / wife / wifes / husband / husbands / partner / spouse / fiance / fiances / fiancee / neighbour* / neighbor* / boss / bosses / colleague* / coworker* / co worker* / employee* / staff / worker / workers / tenant* / lodger* / roommate* / flatmate* / sister / brother / daughter / stepson / mother / mum / mom / father / dad / in law / teacher / rival* / competitor* / nanny / au pair / babysitter / cleaner / girl / guy / woman / friend / students',
  'freundin* / freund / frau / ehefrau / exfrau / exmann / exfreund* / ex frau / mann / ehemann / mannes / partnerin / chef / chefin / chefs / nachbar* / kolleg* / angestellt* / mitarbeiter* / außendienst* / azubi* / mieter* / untermieter* / tochter / sohn / schwester / bruder / schwager / lehrer* / konkurren* / geschaftsfuhrer* / putzfrau / mitbewohner*',
  'novia / novio / marido / mujer / esposa / esposo / exmujer / exmarido / exnovi* / jefe / jefa / exjef* / vecin* / emplead* / inquilin* / companer* / hija / hijo / hermana / hermano / suegra / cunada / competencia / profesor / profesora / camarera* / chica',
  'mari / femme / epouse / ex femme / copine / copain / conjoint* / patron / patronne / voisin* / employe / employee / employes / locataire* / colocataire* / fille / fils / soeur / frere / belle sœur / belle soeur / collegue* / concurrent* / professeur / nounou',
].join(' / ')

/** That those whom it touches are not to notice. */
export const SECRETLY: Concept = [
  'without telling / not supposed to see / not supposed to know / not supposed to notice / so they don t / so he doesn t / so she doesn t / unter uns / bleibt unter uns / merken das / merkt das / merkt er / merkt sie / mitbekommt / mitkriegt / ohne das / ohne etwas zu sagen / sin decirle / sin avisar / sin decir / que no me vea / que no me pillen / sans lui dire / sans prevenir / sans le dire / ne s en rend / ne remarque / personne ne / nadie / niemand soll / keiner soll / nobody / no one / s en apercevoir / s apercevoir / s en apercoive / won t notice / will not notice / must never know / must never find out / t find out / may not know / knows nothing about / shouldn t know / should not know / darf nichts / darf nicht / soll nicht merken / soll nichts / sollen nichts / ohne ihn / ne doit rien voir / ne doivent rien / qu elle le sache / qu il le sache / sin que sepan / secretly / secret / in secret / quietly / discreet* / hidden / hide / hidden icon / invisible / undetect* / without her / without him / without them / without his / without their / without anyone / without anybody / without my / without the tenants / not know / t know / never know / no idea / not notice / t notice / never notice / must not see / t see / not see / not find out / t find out / mustn t / needn t / nobody spots / nobody sees / nobody notices / nobody must / unnoticed / behind his back / behind her back / can t know / not to know / isn t aware / knows nothing',
  'heimlich* / unbemerkt / unauffallig* / diskret* / versteckt* / verdeckt* / getarnt* / nicht merk* / nichts merken / nichts mitbekommen / nicht mitbekommen / nix merken / nix mitkriegen / nicht mitkriegen / ohne dass er / ohne dass sie / ohne dass es / ohne dass jemand / ohne sein wissen / ohne ihr wissen / ohne wissen / nicht auffallen / nicht auffallt / nicht wissen / nichts wissen / nichts davon / nicht erfahren / keinen fall auffallen / hinter dem rucken',
  'a escondidas / en secreto / secretamente / oculta / oculto / ocultas / escondid* / discret* / sin que / no lo note / no lo sepa / no se entere / no se enteren / no se note / no note / no sepa / nadie la vea / nadie lo vea / no lo sabe / a espaldas',
  'en cachette / en secret / secretement / cache / cachee / caches / discret / discrete / discretement / son insu / leur insu / sans qu il / sans qu elle / sans qu ils / sans qu elles / sans que / ne doit rien / ne doit pas le savoir / ne doit pas savoir / ne le sache / en douce / ni vu ni connu / invisible',
].join(' / ')

/** A surprise is kept secret too. */
export const SURPRISE: Concept =
  'party / surprise / birthday / anniversary / propose / proposal / gift / present / wedding / uberraschung* / geburtstag / geschenk / hochzeit / fiesta / sorpresa / cumpleanos / boda / regalo / fete / anniversaire / cadeau / mariage / cables / cable / kabel / applying / career / coaching / debts / schulden / deudas / dettes / cabling'

export const OWN: Concept =
  'own / our own / my own / eigen* / propio / propia / propios / propre / propres / i forgot / locked out / vergessen / olvide / oublie / recover / recuperar / recuperer / zuruckholen / executor / died / inherited / geerbt / heredado / herite / receipt / kaufbeleg'

/** Not the real thing. */
export const FAKE: Concept =
  'nachmachen / nachgemacht* / nachmacht / fake / faked / fakes / forge / forged / forging / forgery / falsify / falsified / counterfeit* / bogus / phony / phoney / made up / invent / invented / imaginary / fictitious / non existent / pretend / gefalscht* / falsch / falsche / falschen / falscher / falsches / falschen / fingiert* / erfund* / ausgedacht* / unecht* / falso / falsa / falsos / falsas / falsific* / inventad* / invente / inventen / inventar / ficticio* / ficticia* / faux / fausse / fausses / falsifi* / contrefai* / inventez / inventes / inventees / bidon / fictif* / fictive* / imite* / imitad*'

/** Nobody is to be able to tell. */
export const UNSEEN_BY_CHECK: Concept =
  'looks real / look real / looks genuine / looks official / looks like the original / same as the original / passes a glance / passes a check / passes for / nobody notices / nobody will notice / no one will notice / nobody looks / good quality / convincing / pass as real / can t tell / cannot tell / echt aussieht / echt aussehen / wie echt / nicht merkt / merkt keiner / durchgeht / tauschend echt / sieht doch eh keiner / parezca real / parezca autentico / como el original / cuele / no se note / que no se note / l air vrai / comme l original / qui passe / passer pour vrai / ne se voie pas / ni vu'

export const AUTHORITY: Concept =
  'tax office / taxman / tax inspector / tax man / taxes / tax / hmrc / irs / inspector* / inspection / customs / authorit* / council / planning / job centre / jobcentre / labour office / health office / police / court / government / finanzamt / steuer / steuern / fiskus / amt / amter / behorde* / zoll / prufer / betriebsprufer* / bauamt / jobcenter / arbeitsamt / polizei / kontrolle / kontrollen / hacienda / fisco / aduana* / inspeccion / inspector / inspectora / ayuntamiento / policia / sepe / impuestos / fisc / impots / douane* / urssaf / inspecteur / mairie / caf / pole emploi / police'
