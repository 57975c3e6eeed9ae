/**
 * People, places, things and happenings of everyday that several trades speak of. A line is one thing in the languages that are
 * read, folded, '_' for a space.
 */
export const EVERYDAY_WORDS = `
children child kids kid kinder kind_baby ninos nino hijos hijo hija enfants enfant fils fille sohn tochter daughter daughters sons bambini
friends freunde freunden amigos amigas amis amies
parents eltern padres mutter madre padre mere pere mother father mum dad mom
nephew neffe neffen sobrino neveu
grandmother grandma oma grossmutter abuela grand_mere granny grandfather opa grossvater abuelo grand_pere
siblings geschwister hermanos hermano hermana freres soeurs frere soeur bruder schwester brother sister
husband ehemann marido mari wife ehefrau frau_ehe mujer_esposa esposa femme_epouse
old_people senioren seniors elderly rentner ancianos personas_mayores personnes_agees retraites pensioner pensioners
retire retires retired retirement rente ruhestand pensioniert jubila jubilo jubilacion retraite
school_class schulklasse
doctor doctors arzt arztin arztpraxis praxis medico medica medecin cabinet_medical dentist zahnarzt zahnarztpraxis dentista clinica clinic cabinet_dentaire practice_medical hospital krankenhaus hopital
restaurant restaurants gaststatte restaurante bistro cafe bar_restaurant kneipe brasserie trattoria
bakery backerei panaderia boulangerie bakeries
hairdresser friseur friseursalon peluqueria coiffeur coiffeuse salon_de_coiffure barber hair_salon nail_studio
store_retail laden geschaft tienda tiendas boutique magasin negocio
warehouse lagerhalle halle nave almacen entrepot hangar
factory fabrik werk fabrica usine manufacturing
club_association verein asociacion association vereine asociaciones charity ngo
office buro buros buero oficina oficinas bureaux ufficio
farm bauernhof granja ferme finca
old_house altbau casa_antigua maison_ancienne
new_building neubau obra_nueva construction_neuve new_build newly_built
moved_out ausgezogen auszug handover ubergabe entrega_de_llaves etat_des_lieux
upstairs oben_stock arriba_piso etage_superieur first_floor obergeschoss a_l_etage
empty leer leere ausraumen leerraumen besenrein vacio vide vider vider_le vuoto vacate
full voll lleno plein overflowing
ice eis vereist hielo givre glace frost
cold kalt kalte fria frio froid froide eiskalt freddo chilly freezing_cold lukewarm tibia tiede lauwarm
warm hot heiss heisse caliente chaud chaude caldo
wet nasse mojado mouille mouillee bagnato soaked
dark dunkel oscuro sombre
dirty schmutzig dreckig verschmutzt sucio sucia sale_et crasseux filthy verschimmelt
white weiss weisse blanco blanca blancas blancos blanc blanche blanches bianco
green grun grune grunes verde verdes vert verte
black schwarz schwarze negro negra noir noire
yellow gelb amarillo jaune
rain rains raining regen regnet lluvia llueve pluie pleut
storm sturm unwetter tormenta tempete vendaval
winter invierno hiver
summer sommer verano
wind viento vent
burglary burglar break_in einbruch eingebrochen einbrecher robo_en_casa cambriolage cambriole intruders
hole holes loch locher agujero agujeros trou trous
belt riemen zahnriemen keilriemen correa courroie timing_belt
spark sparks sparking funken chispa chispas etincelle etincelles
burnt burning burns brennt verbrannt verschmort angebrannt quemado quema brule brulee
explode exploded explosion
blink blinks flashing blinkt blinken parpadea clignote flicker flickers flickering flackert flackern
fell fallen fall_off heruntergefallen runtergefallen gefallen cayo caido_roto tombe tombee dropped
weak schwach debil faible
heavy schwer pesado lourd
loads laden_datei
start_up starts starting startet anspringen springt_an anspringt arranca arrancar arranque demarre demarrer demarrage hochfahren avvia
switches_off turns_off shuts_down geht_aus schaltet_ab se_apaga s_eteint si_spegne
charge charges charging ladt aufladen carga_bateria cargar_movil charge_plus recharge
offer_quote angebot kostenvoranschlag presupuesto_obra devis quote quotes
owner owners eigentumer dueno duena propietario
seller verkaufer vendedor vendeur
buyer kaufer comprador acheteur
buy buying kaufen gekauft kauf comprar compra achat acheter acquista
sell selling verkaufen verkauf vender vende vendre vente sells
price_list preise preis precio precios prix tarifs tarifas prices
opening_hours offnungszeiten horario horarios horaires
contact_form kontaktformular formulario_de_contacto formulario formulaire_de_contact formular formulaire form_online
customers kunden kundin kunde clientes clients kundschaft
visitors besucher visitantes visiteurs
users nutzer benutzer usuarios utilisateurs user
members mitglieder miembros socios membres
donors spender donantes donateurs donations spenden
supplier lieferant proveedor fournisseur
partner_business geschaftspartner socio associe cofounder co_founder mitgrunder gesellschafter shareholder
sales_revenue umsatz ventas ventes verkaufe facturacion chiffre_d_affaires
till cash_register kasse registrierkasse caja_registradora caisse pos_system tpv
numbers_figures zahlen cifras
addresses adressen direcciones adresses
list_of liste lista
handwriting handschrift manuscrito_a_mano handwritten handgeschrieben
paper papier papel
stamp stempel sello cachet
embassy botschaft embajada ambassade visa visum visado consulate konsulat consulado consulat
abroad ausland extranjero etranger
notary notar notario notaire notartermin
police polizei policia
insurance versicherung seguro assurance insurer mutua versicherer
accident unfall accidente siniestro sinistre
warranty garantie garantia
hours_overtime uberstunden horas_extra horas_extras heures_supplementaires overtime
holiday_days urlaubstage
boss chef vorgesetzter jefe jefa patron patronne
hire_staff einstellen contratar embaucher einstellung first_employee
cleaning_help putzhilfe haushaltshilfe empleada_de_hogar femme_de_menage cleaning_lady asistenta
unpaid unbezahlt impagado pays_late zahlt_nicht does_not_pay no_paga ne_paie_pas refuses_to_pay no_me_paga
wants_back zuruck_verlangen devolver devuelve rendre rembourser refund refunds reembolso remboursement
quarrel dispute streit pelea conflicto conflit litige argue
protest complaint_formal beschwerde queja reclamation plainte_officielle
homework hausaufgaben deberes devoirs
grade grades noten nota_escolar notes_scolaires fails_class suspende sitzenbleiben versetzung
university universitat uni_studium universidad universite studium
level_a1 anfangerniveau niveau_debutant nivel_principiante
conversation konversation conversacion speaking sprechen hablar parler
instrument_play geige_spielen tocar jouer_de play_the learn_to_play
singing singen gesang cantar chant chanter
cake torte tarta gateau
dinner lunch abendessen cena comida diner repas mittagessen meal meals
drinks getranke bebidas boissons
magician clown zauberer mago magicien payaso
band_live dj_party
surprise uberraschung sorpresa
tent zelt carpa chapiteau marquee
flowers blumen flores fleurs
flight flights flug fluge vuelo vuelos vol_avion vols train_ride zug zuge tren train_tickets bahn
sights sehenswurdigkeiten monumentos
beach strand playa plage
truck lkw camion transporter van
boxes kisten kartons cajas cartons
lift elevator aufzug ascensor ascenseur
curtain curtains vorhang vorhange gardinen cortina cortinas rideau rideaux
carpet teppich teppichboden moqueta alfombra moquette
mirror spiegel espejo miroir
picture_frame bild_aufhangen cuadro_pared cadre tableau_mural
bed bett cama lit_meuble
sofa couch canape sofas
chair chairs stuhl stuhle silla sillas chaise chaises
table_furniture tisch mesa_mueble
leather leder cuero cuir upholstery polster tapicerier tapizar
handle griff knob pomo manija poignee
plastic kunststoff plastik plastico plastique
metal metall acero stahl steel acier aluminium aluminio
screw screws schraube schrauben tornillo vis
hinge hinges scharnier bisagra charniere
spring_part feder_metall muelle ressort
drawing drawings zeichnung zeichnungen dibujo dibujos dessin dessiner draw zeichnen sketch skizze boceto croquis
idea ideas idee ideen ideas_nuevas idees
colour_choice farbkonzept
recipe rezept receta recette
logo_sign schild letrero enseigne shop_sign signage
t_shirt t_shirts shirts camisetas
candles kerzen velas bougies soap seifen jabones savons handmade handgemacht handgemachte artesanal artesania fait_main jewellery schmuck joyas bijoux
honey honig miel
beer bier cerveza biere wine wein vino vin
shoes schuhe zapatos chaussures clothes kleidung ropa vetements
dog dogs hund hunde perro perros chien chiens
horse pferd caballo cheval
news_post neuigkeiten novedades actualites
followers follower seguidores abonnes
customers_find gefunden_werden encuentra_nadie
competitor competitors konkurrenz konkurrent competencia competidor concurrent concurrents
recording_videos aufgenommen gefilmt grabado filme_avec
old_photos alte_fotos fotos_antiguas vieilles_photos
interview interviews entrevista
workshop_space werkstatt taller atelier
voice stimme voz voix
spend_budget werbebudget
appointment_office behordengang
deed urkunde escritura acte_notarie
certificate zertifikat zeugnis zeugnisse certificado certificat diploma diplom diplome fuhrungszeugnis
passport reisepass pasaporte passeport
immigrate einwanderung nationalitat nacionalidad nationalite residence_permit aufenthaltstitel
expert_report gutachten informe_pericial expertise_rapport peritaje
`
