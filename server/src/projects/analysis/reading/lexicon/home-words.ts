/**
 * Trouble, building and the house, appliances. A line is one thing in the languages that are read, folded, '_' for a space: whoever writes
 * one of them means the same. Only words that mean nothing else in another of these languages.
 */
export const HOME_WORDS = `
leak leaks leaking leaky leaked undicht leck leckt gotera goteras fuga fugas fuite fuites fuit perdita
drip drips dripping drippy goteo tropft tropfen tropfend tropfender gotea gotear goteando goutte gouttes
blocked clogged block clog blockage clogging verstopft verstopfung verstopfter atascado atascada atasco atasca tapado tapada obstruido bouche bouchee bouches bouchon obstrue intasato intasata otturato
broken broke kaputt kaputte kaputter kaputtes defekt defekte defekter defektes hinuber roto rota rotos rotas averiado averiada estropeado estropeada danado danada averia panne casse cassee cassees cassent defectueux faulty defective dead busted bust guasto guasta rotto rotta rompio
smell smells smelly stinks stink stinkt stinken gestank geruch riecht huele olor hedor huelen sent_mauvais odeur odeurs pue puzza
noise noises noisy gerausch gerausche gerauschen larm ruido ruidos bruit bruits rumore ruidoso ruidosa bruyant bruyante
knock knocking knocks klopft klopfen klopfgerausche klackert klackern golpetea golpes cogne cognements claque claquement bang bangs banging clunk clunking
rattle rattles rattling klappert klappern rasselt traquetea cliquetis cliquette
squeak squeaks squeaking squeaky squeal squeals squealing creak creaks creaking creaky quietscht quietschen knarrt knarren knarzt chirria chirrian cruje crujen rechina grince grincent grincement craque craquent
hum hums humming buzz buzzes buzzing brummt brummen summt summen zumba zumbido bourdonne ronfle
slow sluggish slowly langsam langsamer langsame lento lenta lentos lentes lent lente rame lahm
crash crashes crashed crashing absturz absturzt sturzt abstuerze abgesturzt cuelga colgado bloquea plante plantent plantage
freeze freezes freezing frozen hangt einfriert friert fige figee congela
stuck jammed jams klemmt klemmen verklemmt hakelt hakt atranca atrancado encallado coince coincee coincent bloccato
loose wackelt wackelig wackelige locker suelto suelta floja flojo bancal descolle wobbly wobbles wobble shaky
crack cracks cracked riss risse rissig gerissen sprung gesprungen grieta grietas agrietado fissure fissures fele felure crepa
mould mold mouldy moldy mildew schimmel schimmelig schimmelt schimmelflecken moho humedades moisi moisissure moisissures muffa stockflecken
damp dampness humid humidity feucht feuchte feuchtigkeit nass humedad humedo humeda humidite humide umidita
rust rusty rusted rost rostig rostet oxido oxidado oxidada rouille rouillee
rotten rotting morsch verfault verrottet faul podrido podrida podridos pourri pourrie pourris
flood flooded flooding uberschwemmt uberschwemmung uberflutet inundado inundacion inonde inondee inondation
puddle puddles pfutze pfutzen charco charcos flaque flaques pozzanghera
stain stains fleck flecken mancha manchas tache taches
scratch scratches scratched kratzer zerkratzt aranazo aranazos rayado rayures rayure raye
dent dents dented delle dellen beule beulen abolladura abolladuras bosse cabossee bosses
overheat overheats overheating uberhitzt recalienta surchauffe
error errors fehlermeldung fehlercode fehler mensaje_de_error codigo_de_error erreur errore
alarm alarms alarma alarmas alarme alarmes allarme
stolen theft thief gestohlen geklaut diebstahl robado robaron robo vole volee volees vol_de rubato
lost verloren perdido perdida perdi perdu perdue perdus
deleted delete erased geloscht loschen borrado borrada borre borrados borradas eliminado efface effacee effaces supprime supprimes supprimees
hacked hack hacker hackers gehackt gehackte hackeado hackeada hackearon jaqueado pirate piratee pirates piratage hackerato
encrypted encrypt verschlusselt cifrado cifrados encriptado chiffrement crypte cryptes
ransom ransomware losegeld erpressung erpresst erpresser rescate rancon rancongiciel lockbit bitcoin bitcoins
virus viruses malware trojan trojaner adware spyware popups popup schadsoftware virenbefall troyano malicioso
phishing fake_mail betrug betrogen scam scammed scammer estafa estafado estafaron timo arnaque arnaquee escroquerie fraud
repair repairs repairing repaired mend mending mended fix fixing fixed reparieren repariert reparatur reparaturen flicken instandsetzen arreglar arreglo arregle arreglen reparar reparacion reparen reparer reparation reparations depanner depannage riparare riparazione
install installs installed installing installation installations installieren installiert einbauen einbau eingebaut montieren montage montiert anbringen instalar instalacion instale instalen colocar colocacion installer installe pose poser posee montare installare
replace replaces replaced replacement replacing ersetzen ersetzt austauschen austausch auswechseln wechseln erneuern erneuert reemplazar sustituir sustitucion cambiar remplacer remplacement remplace changer sostituire
paint paints painting painted painter repaint streichen gestrichen anstrich anstreichen maler malern malerarbeiten lackieren pintar pintura pintor pinten pintado peindre peinture peintures peintre repeindre imbiancare tinteggiare
renovate renovation renovations renovieren renovierung renoviert sanieren sanierung saniert umbau umbauen reformar reforma reformas renovar renover rehabilitar remodel remodeling refurbish ristrutturare
clean cleaning cleaned cleaner cleaners putzen putzfrau putzkraft reinigen reinigung sauber saubern gereinigt limpiar limpieza limpie limpiadora nettoyer nettoyage menage pulire pulizia pulizie
assemble assembly assembling zusammenbauen zusammenbau aufbauen aufbau montar montaje monter assembler
hang hanging aufhangen colgar accrocher
sand sanding abschleifen schleifen geschliffen lijar lijado poncer poncage
drill drilling bohren locher_bohren taladrar percer percage
weld welding welder welded schweissen geschweisst schweissnaht schweisser soldar soldadura soldador souder soudure soudeur
demolish demolition abreissen abriss demoler derribar demolir tear_down knock_down
inspect inspection uberprufen prufen prufung begutachten begutachtung inspeccionar revisar revision inspecter verifier
maintain maintenance servicing warten wartung gewartet mantenimiento entretien manutenzione
test tests testing testen pruebas probar tester essais
measure measuring measurements vermessen ausmessen aufmass messen medir mediciones medidas mesurer mesures releve
calibrate calibration kalibrieren kalibrierung calibrar calibracion etalonner etalonnage
upgrade upgrading aufrusten aufrustung actualizar actualizacion mise_a_jour mise_a_niveau updaten
connect connection anschliessen anschluss angeschlossen conectar conexion brancher branchement raccorder raccordement connecter
dismantle disassemble abbauen demontieren demontage desmontar demonter
tap taps faucet faucets wasserhahn wasserhahne hahn armatur mischbatterie grifo grifos grifa robinet robinets robinetterie mitigeur rubinetto
toilet toilets loo lavatory wc klo klospulung toilette toiletten spulkasten inodoro retrete cisterna toilettes chasse_d_eau cuvette water_closet
sink sinks spule spulbecken waschbecken lavabo lavabos fregadero evier eviers lavello lavandino basin washbasin
shower showers dusche duschkabine duschwanne ducha duchas mampara plato_de_ducha douche douches doccia
bathtub bathtubs badewanne wanne banera baneras baignoire vasca
bathroom bathrooms badezimmer bad bader bano banos cuarto_de_bano cuartos_de_bano salle_de_bain salle_de_bains salles_de_bain salles_de_bains salle_d_eau bagno
pipe pipes piping rohr rohre rohrleitung wasserrohr wasserrohre rohrbruch tuberia tuberias caneria canerias tuyau tuyaux tuyauterie canalisation tubo tubi
drain drains drainage abfluss abflusse ablauf gully desague desagues sumidero canalisation_bouchee evacuation scarico siphon sifon siphons trap_under
water wasser agua eau eaux acqua
hot_water warmwasser heisses_wasser agua_caliente eau_chaude acqua_calda
water_heater water_heaters boiler_tank durchlauferhitzer warmwasserspeicher warmwasserboiler calentador termo_electrico termo chauffe_eau ballon_d_eau_chaude cumulus scaldabagno geyser
plumber plumbers plumbing klempner installateur sanitar sanitarinstallateur fontanero fontaneria plomero plombier plomberie idraulico
sewer sewers sewage kanal kanalisation abwasser alcantarillado alcantarilla egouts egout fogna
pressure wasserdruck presion pression pressione
heat heating heats heater heizung heizungen heizungsanlage heizt heizen calefaccion chauffage chauffe riscaldamento
boiler boilers furnace kessel heizkessel therme gastherme gasheizung olheizung heiztherme caldera calderas chaudiere chaudieres caldaia
radiator radiators heizkorper radiador radiadores radiateur radiateurs termosifone
heat_pump heat_pumps warmepumpe warmepumpen luftwarmepumpe bomba_de_calor aerotermia pompe_a_chaleur pac_air_eau pompa_di_calore
air_conditioning aircon air_conditioner air_conditioners air_con ac_unit klimaanlage klimaanlagen klimagerat klima aire_acondicionado aires_acondicionados climatizador climatisation climatiseur clim clima condizionatore
underfloor_heating fussbodenheizung suelo_radiante plancher_chauffant
chimney kamin schornstein kaminofen chimenea cheminee fireplace wood_stove stove_pipe
thermostat thermostats thermostate termostato termostatos heizungsregler
insulate insulation insulated isolieren dammung dammen isolierung warmedammung gedammt aislar aislamiento aislante isoler isolation isolant isolare
ventilation luftung luftungsanlage ventilacion vmc extractor_fan abluft
electrician electricians electrical electrics electric elektriker elektrik elektrisch elektro electricista electricidad electrico electricien electricite elettricista
socket sockets outlet outlets power_point power_points power_outlet power_outlets steckdose steckdosen enchufe enchufes toma_de_corriente prise prises prise_electrique presa
switch_light light_switch light_switches lichtschalter interruptor interruptores interrupteur interrupteurs
lights light lamp lamps lampe lampen licht beleuchtung leuchte leuchten lampara lamparas luz luces iluminacion lumiere lumieres luminaire luminaires eclairage lustre chandelier spotlights downlights plafonnier
fuse_box fusebox consumer_unit breaker_panel fuse_board sicherungskasten verteilerkasten schaltschrank_haus cuadro_electrico tableau_electrique quadro_elettrico electric_panel electrical_panel
breaker breakers fuse fuses rcd sicherung sicherungen fi_schalter fehlerstrom diferencial automatico magnetotermico plomos disjoncteur disjoncteurs differentiel salvavita
trip fliegt rausfliegt rausgeflogen salta saltan saltado saute sautent disjoncte scatta
power_cut power_outage blackout no_power stromausfall kein_strom apagon sin_luz sin_corriente coupure_de_courant panne_de_courant plus_de_courant
electricity strom corriente courant
wire wires wiring rewire rewiring kabel verkabelung leitungen cableado cables cable cablage cablaggio
short_circuit kurzschluss cortocircuito court_circuit
wallbox ev_charger car_charger charging_station charging_point ladestation wandladestation ladesaule punto_de_recarga cargador_coche borne_de_recharge bornes_de_recharge e_auto_laden
electric_car electric_cars elektroauto elektroautos e_auto coche_electrico coches_electricos voiture_electrique voitures_electriques
solar photovoltaic photovoltaik pv solaranlage solarmodule placas_solares paneles_solares panneaux_solaires photovoltaique fotovoltaica balkonkraftwerk fotovoltaico solarpanel
doorbell doorbells klingel turklingel timbre interfono sonnette videoportero gegensprechanlage intercom interphone visiophone
kitchen kitchens kuche kuchen cocina cocinas cuisine cuisines cucina
bedroom bedrooms schlafzimmer dormitorio dormitorios habitacion habitaciones chambre chambres camera_da_letto
living_room wohnzimmer sala_de_estar sejour soggiorno lounge sitting_room
cellar basement keller sotano cave sous_sol cantina
attic loft dachboden dachgeschoss atico buhardilla grenier combles mansarda
stairs staircase stair stairway steps treppe treppen treppenhaus escalera escaleras escalier escaliers scala
banister railing railings handrail gelander barandilla pasamanos garde_corps
floor_covering parquet parkett laminat laminate vinylboden flooring bodenbelag dielen dielenboden tarima parque suelo_laminado stratifie revetement_de_sol plancher lino linoleum floorboards floorboard hardwood holzboden parkettboden
tile tiles tiling tiled tiler fliesen fliese fliesenleger kacheln azulejo azulejos alicatado alicatar baldosa baldosas carrelage carreaux carreleur faience piastrelle
wall walls wand wande mauer pared paredes mur murs parete pareti
ceiling ceilings decke zimmerdecke techo techos plafond plafonds soffitto
plaster plastering plasterer plasterboard drywall putz verputzen verputz gips gipskarton rigips trockenbau yeso escayola pladur platre platrerie placo enduit intonaco cartongesso
wallpaper wallpapering tapete tapeten tapezieren raufaser papel_pintado papier_peint tapisserie carta_da_parati
window windows fenster ventana ventanas fenetre fenetres finestra finestre
glass glazing pane verglasung scheibe scheiben fensterscheibe cristal vidrio vitre vitres vitrage
door doors tur turen haustur zimmertur puerta puertas porte portes porta
gate gates tor gartentor garagentor porton portones portail cancela garage_door garage_doors puerta_de_garaje porte_de_garage cancello
shutter shutters roller_shutter blind blinds rolladen rollladen rollos jalousie jalousien persiana persianas volet volets stores tapparella
awning markise markisen toldo toldos
lock locks locksmith schloss turschloss schlusseldienst schliesszylinder cerradura cerraduras cerrajero bombin serrure serrures serrurier serratura
key keys schlussel llave llaves cle clef cles clefs chiave
locked_out ausgesperrt aussperrt zugefallen me_he_quedado_fuera porte_claquee enferme_dehors
roof roofs roofing roofer dach dacher dachdecker dachziegel ziegel tejado tejados teja tejas techumbre toit toiture toits tuile tuiles couvreur tetto
gutter gutters guttering downpipe dachrinne regenrinne fallrohr canalon canalones gouttiere gouttieres grondaia
facade fassade fachada facciata render
cupboard cupboards wardrobe wardrobes cabinet cabinets closet schrank schranke kleiderschrank armario armarios placard placards armoire armoires armadio
shelf shelves shelving regal regale estante estantes estanteria estanterias etagere etageres scaffale
furniture mobel moebel mueble muebles meuble meubles mobili flatpack flat_pack ikea
carpenter carpentry joiner joinery tischler schreiner schreinerei tischlerei zimmermann carpintero carpinteria menuisier menuiserie charpentier falegname
wood wooden timber holz madera bois legno
house_moving umzug umziehen umzuge mudanza mudanzas mudarme mudarse mudamos demenagement demenager demenage demenageurs trasloco removals removal_van moving_house moving_flat house_move
clear_out clearance entrumpeln entrumpelung haushaltsauflosung vaciado vaciar debarras debarrasser vide_maison sgombero
flat flats apartment apartments wohnung wohnungen mietwohnung piso pisos apartamento apartamentos appartement appartements appartamento
house_building einfamilienhaus reihenhaus vivienda chalet maison villa
garage garagen garaje garages
balcony balkon balcon balcones balconies balcone
washing_machine washing_machines washer waschmaschine waschmaschinen lavadora lavadoras lave_linge machine_a_laver lavatrice
dryer dryers tumble_dryer wäschetrockner waschetrockner trockner secadora seche_linge asciugatrice
dishwasher dishwashers dish_washer spulmaschine geschirrspuler geschirrspulmaschine lavavajillas lavaplatos lave_vaisselle lavastoviglie
fridge fridges refrigerator freezer freezers kuhlschrank kuhlschranke gefrierschrank gefriertruhe nevera neveras frigorifico refrigerador congelador frigo refrigerateur congelateur frigorifero
oven ovens cooker backofen ofen herd horno hornos cuisiniere forno stove
hob hobs cooktop kochfeld ceran ceranfeld induktionskochfeld vitroceramica placa_de_induccion plaque_induction plaques_de_cuisson plaque_de_cuisson piano_cottura
microwave microwaves mikrowelle microondas micro_ondes microonde
extractor_hood cooker_hood dunstabzug dunstabzugshaube campana_extractora hotte
coffee_machine coffee_maker espresso_machine kaffeemaschine kaffeevollautomat vollautomat cafetera machine_a_cafe cafetiere macchina_del_caffe
vacuum_cleaner hoover staubsauger aspiradora aspirateur aspirapolvere
television tv telly fernseher televisor televiseur televisore
sewing_machine nahmaschine maquina_de_coser machine_a_coudre
alarm_system burglar_alarm alarmanlage sistema_de_alarma systeme_d_alarme antirrobo antirrobos einbruchschutz
configure configured configuring configuration setup set_up setting_up eingerichtet konfigurieren konfiguration konfiguriert configurar configuracion configurer configurare
breaker der_fi den_fi fi_schalter_fliegt
`
