/** How the trades themselves put their work into tenders, lists of works and orders, most of all in German, Spanish and French. By the package's id, ' / ' between. */
export const SAID_IN_TENDERS: Readonly<Record<string, string>> = {
  insulate:
    "WDVS Mineralwolle 160 mm mit Sockeldämmung XPS, Fensteranschlussprofile, Oberputz mineralisch, Gerüst bauseits / Einblasdämmung zweischaliges Mauerwerk, Kerndämmung, Perlite, Bohrlöcher verfugen / loft top-up and cavity fill in terraced rentals, photo evidence, PAS 2035, lodgement / aislamiento por el exterior, EPS grafito, perfil de arranque, malla de refuerzo / isolation thermique par l'extérieur, rail de départ, panneaux collés chevillés, tableaux de fenêtres / Aufdachdämmung, Luftdichtheitsschicht, Dampfbremse verkleben, Konterlattung",
  'flat-roof':
    "lámina impermeabilizante, sumideros, petos, prueba de estanqueidad con agua 24 horas / réfection d'étanchéité, bicouche élastomère, isolant PIR, pare-vapeur, costières, dépose du gravillon / Kiesauflast abräumen, Notabdichtung, Gefälledämmung, Randaufkantung, Lichtkuppel eindichten / impermeabilización de cubierta transitable, geotextil, baldosa filtrante / single ply, tapered insulation, parapet, hot works permit, warranty / Stehfalz, Zinkblech, Schalung, Trennlage",
  'roof-repair':
    "remaniement de couverture, remplacement d'ardoises, crochets inox, abergement de cheminée / Firstziegel neu vermörteln, Grat, Kehlblech, Schneefanggitter, Sturmklammern / repaso de tejado, cumbrera, remate de chimenea, canalón oculto / re-bed ridge, dry verge, lead soakers, valley, slipped pantiles",
  'facade-paint':
    'Fassadenanstrich Silikonharzfarbe, Hochdruckreinigung, algizide Grundierung, Rissüberbrückung / ravalement, lavage haute pression, peinture pliolite, reprise de fissures, échafaudage / pintura de fachada, hidrolavado, fijador, revestimiento pétreo / mineral render repair, hydrophobic coating, elevation, cherry picker',
  'metal-fabrication':
    'Wangentreppe mit Gitterroststufen, Handlauf beidseitig, feuerverzinkt, Werkstattzeichnung, EN 1090 / Stahlpodest, Fluchttreppe, Schweißnachweis, Korrosionsschutzklasse / escalera metálica de zancas, peldaños de tramex, barandilla, galvanizado en caliente / escalier à limons, marches caillebotis, main courante, galvanisation / steel stringers, grating treads, base plates, shop drawings, weld map / Vordach, Konsole, Glasklemme',
  'masonry-work':
    'Gabionenwand, Frostschürze, Bewehrungsmatte, Schalung, Betongüte C25/30 / Mauerwerkssanierung, Spiralanker, Rissinjektion, Vormauerung / muro de mampostería, encofrado, hormigonado, mallazo / mur de clôture, semelle filante, ferraillage, coffrage, coulage / brick arch rebuild, quoin, repoint with lime, bond to match',
  'window-replacement':
    'Fensterelemente liefern und montieren, Uw 0,9, Kompribänder, Innen- und Außenfensterbank, Abdichtung nach RAL / dépose totale, menuiseries alu à rupture de pont thermique, habillage, bavette / sustitución de carpintería, premarco, vidrio bajo emisivo, persiana integrada / sash replacement, slimlite, cills, reveals made good, FENSA',
  'doors-windows':
    'Innentüren CPL weiß, Umfassungszarge, Bodendichtung, Beschlag Edelstahl, acht Stück / Haustür Alu, Seitenteil, Mehrfachverriegelung, Demontage alt / suministro y colocación de puertas lacadas, cerco, manivela / blocs-portes coupe-feu EI30, ferme-porte, joint intumescent / doorsets, lipping, vision panel, kickplate',
  'wall-repair':
    'Putzausbesserung, Armierungsgewebe, Schlitz schließen, Q3 verspachteln / reprise de plâtre, rebouchage de saignées, bande à joint / tapar rozas, repasar yeso, guardavivos / patch and skim, scrim, crack stitch',
  'tile-work':
    "Verbundabdichtung, Dichtband, Großformat im Dünnbett, Schlüterschiene, Silikonfuge / alicatado y solado, cemento cola flexible, crucetas, rejuntado epoxi / carrelage grand format double encollage, natte d'étanchéité, profilé / uncoupling, backer board, mitre, movement joint, slip rating",
  'tile-mend':
    "Silikonfugen erneuern an Wanne und Dusche, Schimmelfuge ausschneiden / der Rand um die Wanne löst sich schwarz ab und Wasser läuft dahinter / el borde de la bañera está negro y despegado / le tour de la baignoire noircit et se décolle, l'eau passe derrière / the seal round my bath peels off black and water runs behind",
  'electrical-check':
    'Aumento de potencia, boletín, CIE para la distribuidora, vivienda sin tierra / Wiederholungsprüfung ortsfester Anlagen, Prüfbefund, Mängelbeseitigung / mise en sécurité électrique, attestation, augmentation de puissance / periodic inspection, observations coded, Zs readings, distribution schedule / Hauseinführung, Zähleranmeldung, Inbetriebsetzungsanzeige',
  'rewire-panel':
    'Unterverteilung umrüsten, Reihenklemmen, Hauptleitungsabzweig, SLS-Schalter, TT-Netz, Potentialausgleichsschiene / Ertüchtigung der Elektroanlage, Stromkreise aufteilen, Messprotokoll VDE 0100-600 / sustitución de cuadro general de mando y protección, IGA, limitador, derivación individual / rénovation électrique, tableau de répartition, colonne, goulotte technique / consumer unit changeover, dual RCD to RCBO, tails, meter isolator',
  'electrical-points':
    'Unterputz, Gerätedosen, Kreuzschaltung, Serienschalter, Taster mit Stromstoß / mecanismos, cajas universales, conmutada, cruzamiento / appareillage, boîtier placo, va-et-vient, poussoir / galvanised back boxes, grid switch, fused spur, dado trunking',
  'doorbell-intercom':
    "when the courier presses downstairs I notice nothing and cannot buzz him in / wenn unten jemand drückt, merke ich oben nichts, und öffnen kann ich auch keinem / cuando llaman abajo no me entero y no puedo abrir / quand le livreur appuie en bas je n'entends rien et ne peux ouvrir / Sprechanlage 2-Draht, Netzgleichrichter, Außenstation, Etagentaster / sustituir portero por videoportero, placa, alimentador",
  'site-power':
    "Baustromanschluss 125 A, AV-Verteiler, Endverteiler, Kabelbrücken, monatliche Prüfung / suministro eléctrico provisional, cuadros con diferencial, conciertos / alimentation électrique d'une manifestation, armoires foraines, passages de câbles",
  'solar-install':
    'Aufdachmontage, Dachhaken, Modulklemmen, DC-Überspannungsschutz, Zählerkonzept, Anmeldung / estructura coplanar, strings, protecciones CC, legalización, certificado / champs photovoltaïques, intégration simplifiée, coffret DC, raccordement / ballast calc, rapid shutdown, AC coupled, export limit',
  'water-treatment':
    'Hauswasserstation mit Rückspülfilter und Weichwasseranlage, Regeneriersalz, Härtemessung / equipo de ósmosis, cloración, desferrización / station de traitement, chloration, déferrisation, cartouche',
  'pressure-pipes':
    "steel galvanised risers, multilayer, branch per flat, reinstatement / montantes, derivaciones, contadores divisionarios, multicapa prensado / dépose colonnes plomb, cuivre, nourrice, calorifuge / Steigstränge Edelstahl pressen, Zirkulation, Dämmung, Spülprotokoll / thumps in the wall wake the baby whenever a tap is shut / es schlägt in der Wand, sobald jemand den Hahn zudreht / al cerrar cualquier grifo da golpes la pared y despierta al niño / ça cogne dans le mur dès qu'on ferme un robinet",
  'blocked-drain':
    'after every shower it stinks of cabbage near the little grating in the floor / nach dem Duschen stinkt es aus dem kleinen Gitter im Boden / huele fatal por la rejilla del suelo cada vez que alguien se ducha / ça sent mauvais par la petite grille du sol après la douche / Rohrreinigung mit Fräskopf, Kamerabefahrung, Fallstrang / curage de colonne, passage caméra, dégorgement',
  'radiator-trouble':
    'désembouage hydrodynamique, pot à boues, réseau bitube, équilibrage, procès-verbal / Hydraulischer Abgleich Verfahren B, Strangregulierventil, Differenzdruckregler, Spülung der Anlage / equilibrado hidráulico, llaves detentor, limpieza de lodos / magnetic filter, inhibitor, flush, rebalance / the long white thing is hot at one end and stone cold at the other',
  'ventilation-work':
    "Volumenströme einmessen nach DIN 1946-6, Tellerventile, Filterwechsel, Protokoll / caudales de ventilación, bocas, puesta en marcha, recuperador / mesure des débits, bouches d'extraction, mise en service VMC / commissioning certificate, terminals, Part F, anemometer, trickle / Küchenabluft, Fettfilter, Kanalreinigung, Brandschutzklappe",
  'ac-fault':
    'it blows like a hair dryer and the big box outside does not even stir / es pustet wie ein Föhn und der Kasten draußen rührt sich nicht / sale aire como de secador y la caja de fuera ni se mueve / ça souffle comme un sèche-cheveux et le bloc dehors ne bouge pas',
  'heat-pump-install':
    'Heizlastberechnung raumweise, Systemtemperatur 45 Grad, Kältemittel R290, Aufstellort mit Schallprognose / sustitución de caldera por aerotermia, inercia, vaso, legalización RITE / dimensionnement, note thermique, volume tampon, dalle béton, liaisons',
  'boiler-replace':
    'Kesseltausch Brennwert, Abgasleitung im Schacht, Neutralisation, Demontage Öltank / sustitución de caldera atmosférica, chimenea, purga, certificado / remplacement chaudière gaz, conduit 3CEp, tubage flexible, mise en service',
  'grab-bars':
    'after his stroke father cannot get upstairs nor into the bath / nach dem Schlaganfall kommt Vater nicht mehr hoch und nicht in die Wanne / tras el ictus mi padre no puede subir ni bañarse / après son AVC papa ne monte plus et ne peut plus se baigner / Wohnraumanpassung, Stützklappgriff, unterfahrbar, Bewegungsfläche',
  'fence-build':
    "three panels blew down and the rest leans on the neighbour's roses / drei Felder hat der Sturm umgelegt, der Rest hängt über den Rosen / el viento tumbó tres paños y el resto se apoya en el vecino / trois panneaux sont tombés, le reste penche chez le voisin / Einfriedung, Punktfundamente, Stabgitter, Sichtschutzstreifen",
  'garage-door':
    "it opens by itself at night and in the morning I must push it to get the car out / es geht nachts von allein auf und morgens muss ich schieben / se abre solo de noche y por la mañana hay que empujarlo / il s'ouvre seul la nuit et le matin il faut le pousser",
  'pest-control-visit':
    "at three it rumbles above us as if somebody plays marbles, and fluff from the loft lies on the balcony / gegen drei poltert es über uns, morgens liegt Wolle vom Dämmen draußen / de madrugada ruedan canicas por el techo / vers trois heures on dirait qu'on roule des billes au-dessus / Schädlingsbekämpfung nach IFS, Köderstationen, Lageplan, Monitoring",
  'upholstery-work':
    "one sinks to the floor, a spring pricks and the arms are worn through / man sinkt bis zum Boden, etwas sticht und die Lehnen sind durchgescheuert / te hundes hasta el suelo, pincha y los brazos están gastados / on s'enfonce jusqu'au sol, ça pique et les accoudoirs sont usés",
  'demolition-work':
    "a flat stuffed to the ceiling with my aunt's things must be handed back empty / eine Wohnung voller Sachen bis zur Decke muss leer übergeben werden / un piso lleno hasta el techo de cosas y hay que entregarlo vacío / un logement plein jusqu'au plafond à rendre vide / Rückbau, Schadstoffkataster, Abfallschlüssel, Staubschutzwand / curage, dépose, évacuation, tri, bordereau",
  'bike-repair':
    "my girl's pedals fall off and it does not stop when she brakes, school trip soon / beim Kinderrad fallen die Pedale ab und es bremst nicht / a la bici de la niña se le salen los pedales y no frena / les pédales de la petite tombent et ça ne freine plus",
  'car-diagnosis':
    'this morning only clack clack clack, the lamp inside went dim, yesterday it ran / heute früh nur klack, das Licht ganz schwach, gestern lief er noch / esta mañana solo clac clac y la luz muy floja, ayer iba / ce matin juste clac clac, la lumière faible, hier ça roulait',
  'inspection-prep':
    'contre-visite, défauts majeurs, rotule, plaquettes, opacité, remise en état et présentation / Nachuntersuchung, erhebliche Mängel, Traggelenk, Bremswirkung ungleich, vorführen / segunda inspección, defecto grave, rótula, emisiones, llevarlo a la estación / retest, dangerous defects, ball joint, emissions, present at test centre',
  'camper-fault':
    'in our house on wheels the little fridge only works on the mains, never on the bottle / im rollenden Zuhause kühlt es nur am Strom, nie mit Gas / en la casa con ruedas la nevera solo va enchufada, con gas no / dans la maison roulante ça ne fait du froid que branché, jamais sur la bouteille',
  'small-appliance-electronics':
    "it crunches horribly, then a thimble of brown comes out and a red triangle lights / es knirscht furchtbar, dann kommt ein Fingerhut Brühe und ein rotes Dreieck / cruje, sale un dedal y se enciende un triángulo rojo / ça craque, il sort un dé à coudre et un triangle rouge s'allume",
  'irrigation-pool':
    "we go away all summer and the tomatoes will burn, it should drink by itself / wir sind den Sommer weg, die Tomaten sollen allein trinken / nos vamos en agosto y las macetas tienen que beber solas / on part tout l'été, il faut que les plantes boivent seules / Bewässerungsanlage, Beregnungsplan, Zisterne, Steuergerät",
  'pest-plant-health':
    'the leaves of the olive turn yellow with black dots and all fall / die Blätter werden gelb mit schwarzen Punkten und fallen ab / las hojas se ponen amarillas con puntos negros y se caen todas / les feuilles jaunissent avec des points noirs et tombent',
  'camera-network':
    "number plate recognition at entry and exit lanes, barrier interlock, retention, impact assessment, existing VMS / Kennzeichenerkennung, Schrankenanlage, Speicherdauer, Datenschutzfolgenabschätzung / lectura de matrículas, barrera, retención, análisis de vídeo / lecture de plaques, barrière, durée de conservation, analyse d'impact",
  'office-network':
    'Netzwerkmigration Kanzlei, Switches PoE, Firewall XGS, Access Points, Umstellung am Wochenende / renovación electrónica de red, apilado, troncales, migración nocturna / refonte réseau, commutateurs empilés, SSID, bascule le week-end / LACP, trunk, DHCP relay, RADIUS, maintenance window',
  'network-cabling':
    'Glasfaserstrecke OS2, Leerrohr, Spleißbox, Einmessung, Datenschrank, Brandschott / reflectometría, bandeja, latiguillos, certificación clase Ea / rocades optiques, tiroirs, noyaux, recette réflecto / containment, dado, rack elevation, labelling, permanent link',
  'machine-safety-file':
    "Zweihandschaltung nachrüsten an Exzenterpresse, Nachlaufmessung, PL d, Schutzverkleidung, Betriebsanweisung / adecuación de prensa, doble mando, tiempo de parada, resguardo móvil / mise en conformité presse, commande bimanuelle, temps d'arrêt, carter / interlock, stopping performance, guard, instruction handbook",
  'robot-fault':
    "crash into fixture, axes need remastering, verify TCP against old programs / Kollision mit der Vorrichtung, Achsen neu justieren, Programme prüfen / choque con el utillaje, remasterizar ejes, comprobar TCP / collision avec l'outillage, recalage des axes, vérification TCP",
  'drive-setup':
    'parametrieren, PID-Druckregelung, vier Pumpen, Wechselbetrieb, Modbus zur SPS / puesta a punto de variadores, PID de presión, alternancia de bombas, Modbus / réglage des variateurs, régulation de pression, permutation des pompes / commission ACS580, cascade control, ramp, motor ID run',
  'conveyor-repair':
    "labeller drifts at 60 a minute, fork sensor, cam setting, conveyor sync / Etiketten versetzt ab 60 Takten, Gabellichtschranke, Nocken, Synchronlauf / la etiquetadora se descuadra, célula de horquilla, leva, sincronismo / l'étiqueteuse décale, cellule fourche, came, synchronisation du convoyeur",
  'plc-project':
    "Lastenheft, Schaltplan anpassen, Programm in SCL, Visualisierung, Werksabnahme / reconversión de control, cuadro, pantalla, pruebas FAT / rétrofit d'automatisme, analyse fonctionnelle, programmation, essais plateforme",
  'cnc-job':
    'Serie 200 Drehteile Messing, Rüstblatt, NC-Programm, Erstmuster / mecanizado serie corta, hoja de proceso, primera pieza / série de pièces en inox, gamme, première pièce bonne',
  'floor-plan':
    "maquette Revit de l'existant, nuage de points fourni, LOD 300, feuilles A1, niveaux / Bestandsmodell aus Punktwolke, IFC, Geschosspläne, Flächen nach DIN 277 / modelo BIM del estado actual, nube de puntos, alzados y secciones / as-is model, levels, sheets, area schedule, matterport to CAD",
  'scan-to-cad':
    'laser scan of a historic front, cloud and elevations in CAD / Fassadenscan denkmalgeschützt, Orthofoto, Ansichten / escaneado láser de fachada histórica, nube de puntos, alzados / relevé laser de façade classée, orthophotos, élévations',
  'structure-cost':
    "Kostenberechnung, Leistungsverzeichnis, Vergabe, Objektüberwachung Leistungsphase 8 / dirección de ejecución, mediciones, certificaciones / maîtrise d'œuvre, CCTP, DPGF, suivi, réception / bill, tender report, valuations, retention",
  'permit-drawings':
    'Genehmigungsplanung Leistungsphase 4, Abstandsflächen, Entwässerungsantrag / memoria urbanística, retranqueos, edificabilidad / dossier permis, notice, insertion, plan de masse / planning statement, block plan, overlooking, CIL form',
  'interior-concept':
    "proyecto de interiorismo de clínica, acabados, iluminación, accesibilidad / Innenarchitektur Praxis, Möblierungsplan, Materialcollage, Lichtkonzept / aménagement d'un cabinet, calepinage, mobilier, éclairage / fit-out concept, finishes schedule, lighting layout, accessibility",
  'product-development':
    "two-part ABS enclosure, draft, sink marks, snap-fits, tooling-ready, quotation / Kunststoffgehäuse zweiteilig, Entformschräge, Rastnasen, werkzeugfallend / carcasa de dos piezas, desmoldeo, clips, presupuesto de molde / boîtier bi-matière, dépouille, clips, dossier d'outillage",
  'technical-drawings':
    'Isometrien, Rohrleitungsplan, Revisionsstand, Zeichnungssatz nach Werksnorm / juego de planos as built, isométricas, revisión / jeu de plans, isométriques, indice de révision',
  'home-cinema':
    'grandfather has five boxes and as many buttons and always ends on a blue screen / Opa hat fünf Kästchen und landet immer auf einem blauen Bild / el abuelo tiene cinco mandos y acaba en una pantalla azul / papi a cinq boîtiers et finit toujours sur un écran bleu',
  'terrace-fence':
    'Holzterrasse Bangkirai, Unterkonstruktion, Stelzlager, verdeckte Befestigung / pose de lames ipé sur lambourdes, plots réglables, garde-corps / tarima exterior, rastreles, clips ocultos, plots / resin composite, joists at 400, fascia, balustrade',
  'garden-drains':
    'Rigolenversickerung, Sickerversuch, Kontrollschacht, Entwässerungsrinne / zanja drenante, pozo filtrante, arqueta / tranchée drainante, essai de perméabilité, caniveau',
  'tree-felling':
    'Baumfällung mit Hubsteiger, Kronensicherung, Verkehrssicherung, Wurzelstock fräsen / tala controlada con trepa, cesta, destoconado / démontage avec rétention, nacelle, essouchement',
  'pool-build':
    'Edelstahlbecken, Überlaufrinne, Schwallwasserbehälter, Technikraum / vaso desbordante, gresite, sala de máquinas / bassin béton, liner armé, local technique, pool house',
  'car-service':
    'Hauptbremszylinder, Bremsleitung, Querlenker, Achsmanschette, Kundendienst / distribución, bomba de agua, kit de embrague, rótulas / kit distribution, cardans, silentblocs, révision constructeur',
  'truck-work':
    "twenty delivery vans, yearly inspection and a maintenance calendar for the fleet / maintenance calendar of our vans / yearly inspection, calendar, delivery / Wartungskalender für die Lieferwagen, jährliche Prüfung / calendario de mantenimiento de furgonetas de reparto / SP-Prüfung, Druckluftbremse, Ladebordwand UVV, Fuhrpark Wartungsvertrag / mantenimiento de flota, frigorífico, trampilla / contrat d'entretien parc, hayon, frigo, freinage",
  'boat-work':
    "Winterlager, Unterwasseranstrich, Opferanoden, Wellenlager, Stopfbuchse / carenado, lijado obra viva, imprimación, ánodos, bocina / carénage, sablage, époxy, anodes, ligne d'arbre / haul out, blast, barrier coat, cutless bearing",
  'smart-home-build':
    'KNX-Planung, Raumbuch, Aktoren, Tasterkonzept, Inbetriebnahme, Visualisierung / proyecto domótico, pasarela, escenas, integración de clima / étude domotique, passerelle, scénarios, intégration',
  'alarm-entry':
    'Einbruchmeldeanlage Grad 2, Scharfschalteinrichtung, Aufschaltung Leitstelle, Zutrittsleser / central de grado 2, CRA, lectores, cerraderos / centrale intrusion, télésurveillance, lecteurs, ventouses',
  'house-moving':
    'Umzug mit Inventarliste, Küchenabbau, Außenaufzug, Lagerung / traslado de oficina, embalaje, montacargas, custodia / transfert de bureaux, mobilier, monte-meubles, garde-meuble',
  'home-renovation':
    'Generalunternehmer, Gewerke koordinieren, Innenausbau schlüsselfertig / rehabilitación integral, gremios, jefe de obra / réhabilitation complète, lots techniques, coordination',
  'paint-rooms':
    'Malerarbeiten, Vliestapete, Latexanstrich, Abdeckarbeiten, Türzargen lackieren / pintura plástica lisa, emplastecido, esmalte / travaux de peinture, finition velours, impression, boiseries',
  'lay-floor':
    'Bodenbelagsarbeiten, Designbelag, Fräsen, Grundierung, Sockelleiste, Treppenkante / pavimento vinílico, nivelación, rodapié, perfil / revêtement de sol souple, ragréage P3, barres de seuil',
  'kitchen-fit':
    'Küchenmontage, Arbeitsplatte Ausschnitte, Umfeldleiste, Geräteeinbau, Wasseranschluss / montaje de cocina, copete, herrajes, electrodomésticos / pose de cuisine, plinthes, découpe évier, électroménager',
}
