export const occupations = `
[software-engineer]
t Ingeniero/a de software; Desarrollador/a backend; Desarrollador/a full stack
l Jefe/a de ingeniería
h Crearás y mantendrás los servicios que nuestros clientes usan a diario, en un equipo pequeño donde el trabajo de cada persona se nota.
h Publicamos cambios pequeños y frecuentes, y cuidamos lo que publicamos. Serás responsable de una parte del producto de principio a fin.
d Diseñar, escribir y revisar código para servicios que no pueden pararse
d Dividir las funciones grandes en pasos que se puedan publicar por separado
d Escribir pruebas automáticas y mantener rápida la integración continua
d Encontrar la causa de los fallos en producción y eliminarla
d Trabajar con diseño y producto desde el primer boceto
d Mantener una documentación breve y al día
n Dominio de TypeScript, Java, Go o Python
n Experiencia con bases de datos relacionales y API HTTP
n Costumbre de probar tu propio trabajo
s TypeScript; Node.js; PostgreSQL; API REST; Git
[data-analyst]
t Analista de datos; Analista de inteligencia de negocio; Científico/a de datos
l Responsable de datos
h Cada semana se toman decisiones que merecen mejores números. Tu trabajo será encontrarlos, comprobarlos y explicarlos con claridad.
h Convertirás registros dispersos en respuestas: qué se vende, qué falla y qué conviene probar después.
d Crear cuadros de mando que la gente realmente consulte
d Escribir SQL que otras personas puedan leer y reutilizar
d Revisar la calidad de los datos y rastrear los errores
d Diseñar y evaluar experimentos con el equipo de producto
d Presentar resultados a personas no especialistas
d Automatizar los informes mensuales
n Buen nivel de SQL y de Python o R
n Conocimiento de la estadística y de sus límites
n Capacidad para contar una historia con pocos gráficos
s SQL; Python; Power BI; Estadística; Excel
[it-support]
t Técnico/a de soporte informático; Administrador/a de sistemas; Ingeniero/a de redes
l Responsable de sistemas
h Cuando algo no funciona, todo el mundo se alegra de verte. Mantendrás en marcha equipos, cuentas y redes.
h Cuidarás de nuestra infraestructura y de quienes dependen de ella, en persona y por teléfono.
d Atender incidencias y resolverlas en el plazo acordado
d Preparar equipos y accesos para las nuevas incorporaciones
d Mantener servidores, copias de seguridad y red
d Aplicar actualizaciones de seguridad y vigilar incidentes
d Llevar el inventario de equipos y licencias
d Redactar guías breves para las dudas frecuentes
n Conocimientos de Windows, Linux y redes
n Paciencia con quien tiene prisa
n Cuidado con las contraseñas y los datos personales
s Windows Server; Linux; Redes; Microsoft 365; Resolución de incidencias
[product-manager]
t Responsable de producto; Jefe/a de proyecto; Product owner
l Director/a de producto
h Decidirás qué construimos a continuación y sabrás explicar por qué.
h Llevarás un producto desde la queja de un cliente hasta una mejora que se nota.
d Hablar con clientes cada semana y anotar lo aprendido
d Mantener una hoja de ruta que quepa en una página
d Redactar requisitos claros, con ejemplos
d Coordinar los lanzamientos con desarrollo, marketing y soporte
d Medir si cada función cumplió lo prometido
d Decir que no, con amabilidad y con motivos
n Experiencia en llevar productos digitales de la idea al lanzamiento
n Soltura con los datos y con las personas
n Redacción clara
s Hoja de ruta; Investigación de usuarios; Metodologías ágiles; Analítica; Gestión de interesados
[qa-engineer]
t Ingeniero/a de calidad de software; Tester de software; Especialista en automatización de pruebas
l Responsable de calidad de software
h Serás la última persona que vea cada versión antes que nuestros clientes, y la primera a quien preguntaremos si está lista.
h Queremos encontrar los fallos antes que los usuarios. Crearás las pruebas y las herramientas para lograrlo.
d Planificar y ejecutar pruebas funcionales y de regresión
d Automatizar las comprobaciones que se repiten
d Describir los errores de modo que se puedan reproducir al momento
d Probar en teléfonos reales y en emuladores
d Participar en la planificación y preguntar a tiempo
d Seguir los indicadores de calidad de cada versión
n Experiencia probando aplicaciones web o móviles
n Conocimientos básicos de programación
n Atención al detalle y mirada de usuario
s Playwright; Planes de prueba; Pruebas de API; Jira; SQL
[blockchain-developer]
t Desarrollador/a blockchain; Ingeniero/a de contratos inteligentes; Desarrollador/a frontend Web3
l Responsable del protocolo
h Escribirás contratos que custodian dinero ajeno, así que preferimos la prudencia al ingenio.
h Nuestro protocolo es público, está auditado y funciona las 24 horas. Ayudarás a ampliarlo sin perder la confianza.
d Desarrollar y probar contratos inteligentes en Solidity o Rust
d Revisar el código desde el punto de vista de la seguridad y responder a las auditorías
d Crear las bibliotecas con las que se conectan las carteras
d Vigilar la red principal y reaccionar ante anomalías
d Reducir el coste de gas sin perder claridad
d Explicar los cambios del protocolo a la comunidad
n Conocimiento de las redes EVM y de los ataques habituales
n Experiencia con Foundry, Hardhat o Anchor
n Fundamentos de criptografía
s Solidity; Rust; Ethereum; Foundry; Auditoría de seguridad
[ui-ux-designer]
t Diseñador/a UI/UX; Diseñador/a de producto digital; Diseñador/a de interacción
l Responsable de diseño
h Harás que lo complicado parezca sencillo, y lo demostrarás con pruebas.
h De la primera entrevista al último píxel, darás forma al uso de nuestro producto en el teléfono y en el escritorio.
d Realizar entrevistas y pruebas de usabilidad
d Dibujar flujos, crear prototipos y mejorarlos
d Mantener el sistema de diseño con el equipo de desarrollo
d Diseñar para pantallas pequeñas y lectores de pantalla
d Presentar tu trabajo y escuchar las críticas
d Revisar el resultado final
n Un portafolio que muestre cómo piensas
n Manejo fluido de Figma o similar
n Conocimientos de accesibilidad
s Figma; Prototipado; Investigación de usuarios; Sistemas de diseño; Accesibilidad
[graphic-designer]
t Diseñador/a gráfico/a; Diseñador/a visual; Ilustrador/a
l Director/a de arte
h Darás forma a nuestra marca en papel, en los envases y en las pantallas.
h Buscamos a alguien que convierta una idea vaga en una imagen que se recuerde.
d Diseñar carteles, envases, piezas para redes y presentaciones
d Preparar artes finales y revisar pruebas de imprenta
d Adaptar campañas a muchos formatos
d Ordenar el archivo de imágenes y plantillas
d Trabajar con fotógrafos e imprentas
d Proponer ideas por iniciativa propia
n Dominio de Illustrator, Photoshop e InDesign
n Sensibilidad para la tipografía y el color
n Portafolio con trabajos publicados
s Illustrator; Photoshop; InDesign; Tipografía; Identidad de marca
[sales-representative]
t Comercial; Ejecutivo/a de ventas; Representante de ventas
l Jefe/a de ventas
h Visitarás a los clientes, entenderás qué necesitan y volverás con una oferta buena para ambas partes.
h Vender bien empieza por escuchar. Cuidarás a los clientes actuales y ganarás otros nuevos.
d Visitar clientes y presentar nuestros productos y servicios
d Preparar presupuestos y darles seguimiento
d Cumplir los objetivos mensuales y trimestrales
d Mantener al día los datos de los clientes
d Informar sobre el mercado y la competencia
d Coordinar las entregas con el equipo interno
n Experiencia en ventas o en atención al público
n Buen trato en persona y por teléfono
n Permiso de conducir y disposición para viajar
s Negociación; CRM; Prospección; Presentaciones; Gestión de cuentas
[business-development]
t Ejecutivo/a de desarrollo de negocio; Responsable de alianzas; Especialista en desarrollo de negocio
l Director/a de desarrollo de negocio
h Nos abrirás puertas: nuevos socios, nuevos canales y nuevas ciudades.
h Encontrarás a las empresas con las que deberíamos trabajar y convertirás la primera charla en un acuerdo firmado.
d Identificar posibles socios y contactar con ellos
d Preparar propuestas y casos de negocio
d Negociar condiciones junto con legal y finanzas
d Acompañar los acuerdos hasta los primeros resultados
d Representar a la empresa en ferias y eventos
d Mantener al día las oportunidades
n Experiencia cerrando acuerdos
n Visión comercial y soltura con los números
n Red de contactos en el sector
s Alianzas; Negociación; Investigación de mercado; Propuestas; CRM
[digital-marketer]
t Especialista en marketing digital; Especialista en publicidad digital; Especialista SEO
l Director/a de marketing
h Traerás a las personas adecuadas a nuestro sitio y descubrirás por qué se quedan.
h Planificarás y mejorarás nuestras campañas con un presupuesto que sabrás justificar hasta el último céntimo.
d Planificar y gestionar campañas en buscadores y redes
d Mejorar nuestras páginas para buscadores y lectores
d Escribir y probar anuncios y correos
d Seguir costes y resultados a diario
d Trabajar con diseño en las páginas de destino
d Informar cada mes de lo que funcionó y lo que no
n Experiencia con Google Ads o Meta Ads
n Manejo de herramientas de analítica web
n Buena redacción
s SEO; Google Ads; Google Analytics; Marketing de contenidos; Correo electrónico
[community-manager]
t Responsable de redes sociales; Community manager; Creador/a de contenido
l Responsable de comunidad
h Serás nuestra voz en internet y nuestro oído entre quienes nos siguen.
h Convertirás lectores en comunidad, con buenas historias, respuestas rápidas y sentido del humor.
d Planificar el calendario de contenidos y publicar a diario
d Responder comentarios y mensajes con amabilidad
d Grabar y editar vídeos cortos
d Colaborar con creadores y marcas
d Escuchar lo que se dice de nosotros y compartirlo
d Organizar encuentros y eventos en línea
n Experiencia gestionando cuentas de marca
n Sensibilidad para el lenguaje y la imagen
n Calma ante las críticas
s Redes sociales; Redacción; Vídeo corto; Canva; Comunidad
[customer-service]
t Agente de atención al cliente; Especialista en soporte al cliente; Teleoperador/a
l Coordinador/a de atención al cliente
h Ayudarás a los clientes por teléfono, chat y correo, y terminarán más contentos que cuando llamaron.
h Si te gusta resolver problemas, nosotros te enseñamos el producto.
d Atender consultas por teléfono, chat y correo
d Registrar cada caso con claridad
d Resolver reclamaciones de forma justa y darles seguimiento
d Derivar los casos difíciles con toda la información
d Cumplir los objetivos de calidad y tiempo de respuesta
d Proponer mejoras que eviten llamadas
n Voz amable y buena redacción
n Calma en los días de mucho trabajo
n Disponibilidad para turnos
s Atención al cliente; Comunicación; Zendesk; Resolución de problemas; Mecanografía
[accountant]
t Contable; Auxiliar contable; Analista contable
l Responsable de finanzas
h Mantendrás nuestros libros completos, correctos y al día, y nos dirás qué significan.
h Te ocuparás del cierre mensual y de todo lo que pueda preguntar una auditoría.
d Registrar facturas, recibos y asientos
d Realizar los cierres mensual y anual
d Conciliar bancos y proveedores
d Preparar impuestos e informes legales
d Atender auditorías internas y externas
d Mejorar el recorrido de las facturas
n Conocimiento de la normativa contable y fiscal
n Buen manejo de Excel y de programas contables
n Precisión y discreción
s Contabilidad; Excel; Impuestos; Informes financieros; SAP
[financial-adviser]
t Asesor/a financiero/a; Gestor/a de clientes; Asesor/a de seguros
l Director/a de oficina
h Ayudarás a familias y pequeñas empresas a tomar decisiones que les sigan pareciendo buenas dentro de diez años.
h Asesorarás sobre ahorro, crédito y protección con honestidad y palabras claras.
d Reunirte con clientes y analizar su situación
d Recomendar productos adecuados y explicar sus riesgos
d Preparar solicitudes y revisar documentos
d Mantener la relación con los clientes a largo plazo
d Cumplir los objetivos de venta y servicio
d Respetar las normas de idoneidad y de protección de datos
n Certificación profesional o disposición para obtenerla
n Trato paciente y de confianza
n Interés por los mercados financieros
s Planificación financiera; Relación con clientes; Análisis de riesgos; Seguros; Cumplimiento
[recruiter]
t Técnico/a de selección; Especialista en recursos humanos; Especialista en captación de talento
l Responsable de recursos humanos
h Encontrarás a las personas que hacen mejor a la empresa y cuidarás de que tengan un buen primer día.
h Llevarás la selección desde la primera llamada hasta la firma, y responderás a cada candidatura.
d Redactar ofertas que digan en qué consiste el trabajo
d Buscar candidatos y hacer las primeras entrevistas
d Organizar entrevistas y dar respuesta rápida
d Preparar contratos y recibir a las nuevas personas
d Mantener los expedientes completos y confidenciales
d Orientar a los mandos en cuestiones laborales
n Experiencia en selección o administración de personal
n Buen criterio y discreción
n Conocimientos básicos de derecho laboral
s Selección; Entrevistas; Administración de personal; Acogida; Derecho laboral
[admin-assistant]
t Auxiliar administrativo/a; Asistente de oficina; Recepcionista
l Responsable de oficina
h Mantendrás la oficina en marcha: agendas, visitas, pedidos y las cien cosas pequeñas que se notan cuando faltan.
h Apoyarás al equipo con orden, previsión y una palabra amable.
d Atender llamadas y recibir visitas
d Gestionar agendas, salas y viajes
d Preparar cartas, actas y presentaciones
d Pedir material y revisar facturas
d Archivar documentos
d Ayudar a organizar actos de la empresa
n Buen manejo de Word, Excel y correo
n Orden y fiabilidad
n Trato amable por teléfono
s Ofimática; Archivo; Agenda; Introducción de datos; Comunicación
[mechanical-engineer]
t Ingeniero/a mecánico/a; Ingeniero/a de mantenimiento; Ingeniero/a de diseño
l Director/a de ingeniería
h Diseñarás piezas y máquinas que deben funcionar durante años entre calor y polvo.
h Llevarás nuestros equipos desde el plano hasta un funcionamiento estable.
d Diseñar piezas y conjuntos en CAD
d Calcular cargas, tolerancias y costes
d Construir prototipos y supervisar ensayos
d Apoyar a producción cuando surgen problemas
d Tratar con proveedores sobre materiales y calidad
d Mantener al día los planos y las listas de piezas
n Experiencia con SolidWorks, Inventor o similar
n Conocimiento de materiales y procesos de fabricación
n Sentido práctico en el taller
s SolidWorks; AutoCAD; Dibujo técnico; Mantenimiento preventivo; AMFE
[site-engineer]
t Ingeniero/a de obra; Ingeniero/a civil; Encargado/a de obra
l Jefe/a de obra
h Convertirás los planos en edificios: con seguridad, a tiempo y dentro del presupuesto.
h Serás nuestros ojos en la obra, de los cimientos a la entrega.
d Planificar y supervisar el trabajo diario en obra
d Controlar calidad, mediciones y avance
d Coordinar subcontratas y suministros
d Velar por que se cumplan las normas de seguridad
d Llevar el diario de obra y los informes de avance
d Resolver dudas técnicas con la oficina de proyectos
n Experiencia en obras de edificación o civiles
n Lectura segura de planos y especificaciones
n Autoridad sin levantar la voz
s AutoCAD; Supervisión de obra; Mediciones; Seguridad; MS Project
[production-operator]
t Operario/a de producción; Operador/a de máquinas; Inspector/a de calidad
l Encargado/a de producción
h Manejarás máquinas modernas en una planta limpia y ordenada, con un equipo que se ayuda.
h Harás que cada pieza que sale de nuestra línea sea buena.
d Preparar y manejar máquinas de producción
d Comprobar piezas según el plano y anotar los resultados
d Corregir fallos pequeños y avisar de los grandes
d Mantener el puesto limpio y seguro
d Cumplir el plan diario de producción
d Ayudar a formar a nuevas personas
n Habilidad manual e interés por la técnica
n Disponibilidad para turnos
n Respeto por las normas de seguridad
s Manejo de máquinas; Control de calidad; 5S; Seguridad; Trabajo en equipo
[warehouse-associate]
t Mozo/a de almacén; Auxiliar de inventario; Carretillero/a
l Jefe/a de almacén
h Harás que la mercancía correcta salga a la hora correcta y sin daños.
h Por nuestro almacén pasan miles de paquetes al día. Harás que no se detengan.
d Recibir, revisar y colocar la mercancía
d Preparar y embalar pedidos con lector
d Cargar y descargar camiones
d Hacer inventario y aclarar diferencias
d Conducir carretillas con seguridad
d Mantener ordenados pasillos y muelles
n Buena condición física
n Puntualidad y fiabilidad
n Se valora el carné de carretillero
s Preparación de pedidos; Inventario; Carretilla; Lector de códigos; Embalaje
[driver]
t Repartidor/a; Conductor/a de camión; Chófer de empresa
l Jefe/a de flota
h Llevarás la mercancía a nuestros clientes; para muchos, tú eres la cara de la empresa.
h Conoces las calles, mantienes la calma en el tráfico y llegas cuando dijiste.
d Entregar la mercancía según la ruta
d Cargar el vehículo y asegurar la carga
d Recoger firmas y cobros
d Revisar aceite, neumáticos y luces cada mañana
d Avisar enseguida de retrasos y daños
d Mantener limpio el vehículo
n Permiso de conducir en vigor y sin sanciones
n Buen conocimiento de la zona
n Trato amable con los clientes
s Conducción; Planificación de rutas; Atención al cliente; Cuidado del vehículo; Navegación
[nurse]
t Enfermero/a; Enfermero/a de planta; Enfermero/a de clínica
l Supervisor/a de enfermería
h Cuidarás de los pacientes con destreza y con tiempo para una palabra amable.
h Formarás parte de un equipo de enfermería con plantilla suficiente y al que se escucha.
d Valorar a los pacientes y aplicar los planes de cuidados
d Administrar medicación y ayudar en los tratamientos
d Completar los registros a tiempo
d Informar con paciencia a pacientes y familias
d Cumplir las normas de higiene y seguridad
d Orientar al alumnado en prácticas
n Título de enfermería y registro profesional vigente
n Soltura en los procedimientos clínicos
n Disponibilidad para turnos
s Cuidado de pacientes; Medicación; Control de infecciones; Soporte vital básico; Registros
[teacher]
t Profesor/a de inglés; Profesor/a de matemáticas; Maestro/a de primaria
l Jefe/a de estudios
h Darás clase a grupos pequeños y tendrás tiempo de conocer a cada alumno.
h Te gusta explicar las cosas dos veces y de dos maneras. Nuestro alumnado merece a alguien así.
d Preparar e impartir clases según el programa
d Corregir trabajos y dar comentarios útiles
d Apoyar a quien necesita más tiempo
d Hablar con las familias con regularidad
d Participar en actividades y proyectos del centro
d Crear material didáctico con el equipo
n Titulación docente en la materia
n Paciencia y autoridad tranquila
n Ganas de seguir aprendiendo
s Planificación de clases; Gestión del aula; Evaluación; Comunicación; Programas
[cook]
t Cocinero/a; Ayudante de cocina; Pastelero/a
l Jefe/a de cocina
h Cocinarás con producto fresco en una cocina donde se piden las cosas por favor.
h Te gusta comer bien y puedes sacar ochenta platos un sábado sin perder la sonrisa.
d Preparar platos según nuestras recetas
d Revisar el producto fresco al recibirlo
d Mantener limpia tu partida
d Cumplir las normas de seguridad alimentaria
d Ayudar a planificar cartas y platos del día
d Reducir el desperdicio
n Experiencia en cocina profesional o estudios de cocina
n Rapidez y limpieza
n Disponibilidad para noches y fines de semana
s Preparación de alimentos; Seguridad alimentaria; Menús; Trabajo en equipo; Rotación de existencias
[barista]
t Barista; Camarero/a; Ayudante de sala
l Encargado/a de restaurante
h Recibirás a los clientes, recordarás lo que toman los de siempre y harás que los demás quieran volver.
h Trabajarás en un local con ambiente, buen café y compañeros que se ayudan.
d Recibir a los clientes y tomar nota
d Preparar bebidas según nuestro estándar
d Servir en mesa y en barra
d Cobrar y cerrar la caja
d Mantener limpia la sala
d Atender quejas con tacto
n Simpatía y rapidez
b Se valora la experiencia, pero no es imprescindible
n Disponibilidad los fines de semana
s Atención al público; Café; Caja; Trabajo en equipo; Higiene
[shop-assistant]
t Dependiente/a; Asesor/a de ventas en tienda; Cajero/a
l Encargado/a de tienda
h Aconsejarás a los clientes en nuestra tienda y harás que quieran volver.
h Te gustan las personas y las cosas bonitas. En nuestra tienda tendrás ambas.
d Aconsejar a los clientes
d Manejar la caja con exactitud
d Reponer estantes y montar expositores
d Recibir pedidos y comprobar precios
d Ayudar en el inventario
d Mantener ordenada la tienda
n Gusto por el trato con la gente
n Buena presencia y fiabilidad
n Disponibilidad los sábados
s Ventas; Caja; Escaparatismo; Atención al cliente; Control de existencias
[legal-counsel]
t Abogado/a de empresa; Asesor/a jurídico/a; Asistente legal
l Director/a jurídico/a
h Darás respuestas claras a preguntas difíciles antes de que salgan caras.
h Acompañarás los contratos desde el borrador hasta la firma y, a veces, después.
d Redactar, revisar y negociar contratos
d Asesorar en derecho mercantil y laboral
d Seguir los cambios normativos y explicar su efecto
d Gestionar litigios con despachos externos
d Llevar los registros societarios
d Formar a los equipos en cumplimiento
n Título en Derecho y experiencia práctica
n Lenguaje preciso y buen criterio
n Discreción
s Contratos; Derecho societario; Cumplimiento; Investigación jurídica; Negociación
[video-editor]
t Editor/a de vídeo; Diseñador/a de animación; Realizador/a audiovisual
l Responsable de producción audiovisual
h Convertirás horas de material en dos minutos que se ven hasta el final.
h Grabarás y editarás piezas para campañas, cursos y redes.
d Editar desde el primer montaje hasta la versión final
d Crear rótulos y animaciones
d Corregir color y sonido
d Grabar entrevistas y productos
d Adaptar las piezas a cada canal
d Mantener ordenado el archivo
n Dominio de Premiere Pro, DaVinci Resolve o Final Cut
n Sentido del ritmo y de la narración
n Una muestra de tu trabajo
s Premiere Pro; After Effects; Etalonaje; Cámara; Guion gráfico
[lab-technician]
t Técnico/a de laboratorio; Ayudante de investigación; Analista de control de calidad
l Responsable de laboratorio
h Medirás lo que importa y sabrás hasta dónde se puede confiar en el resultado.
h Apoyarás la investigación con preparación cuidadosa, análisis exactos y registros honestos.
d Preparar muestras y realizar análisis
d Calibrar y mantener instrumentos
d Registrar y evaluar resultados
d Cumplir las normas de seguridad y los procedimientos
d Gestionar reactivos y material
d Colaborar en el desarrollo de nuevos métodos
n Formación en química, biología o afines
n Experiencia con instrumentos de laboratorio
n Trabajo limpio y cuidadoso
s HPLC; Preparación de muestras; Seguridad; Análisis de datos; BPF
[beautician]
t Esteticista; Estilista; Terapeuta de spa
l Encargado/a de salón
h Darás a cada cliente una hora de cuidados para que se marche con buena cara.
h Dominas tu oficio y sabes conversar, o guardar silencio cuando se agradece.
d Aconsejar sobre tratamientos y productos
d Realizar tratamientos faciales, capilares o corporales
d Mantener la cabina limpia y tranquila
d Gestionar citas y clientes habituales
d Recomendar productos con honestidad
d Cumplir las normas de higiene
n Formación en estética, peluquería o spa
n Buena presencia y educación
n Disponibilidad los fines de semana
s Cuidado de la piel; Peluquería; Masaje; Atención al cliente; Higiene
[security-guard]
t Vigilante de seguridad; Auxiliar de seguridad; Operador/a de centro de control
l Jefe/a de equipo de seguridad
h Harás que las personas y los edificios estén a salvo, con calma y buenos modales.
h Tienes atención, amabilidad y sangre fría. Eso valoran nuestros clientes.
d Controlar accesos y recibir visitas
d Hacer rondas y vigilar las cámaras
d Responder a alarmas y emergencias
d Redactar informes claros tras cada turno
d Orientar a los visitantes
d Custodiar llaves y tarjetas
n Habilitación profesional o disposición para obtenerla
n Buena condición física
n Disponibilidad para noches
s Control de accesos; Videovigilancia; Primeros auxilios; Informes; Prevención de incendios
[agronomist]
t Ingeniero/a agrónomo/a; Técnico/a ambiental; Encargado/a de finca
l Director/a de explotación agrícola
h Ayudarás a producir más con menos agua y menos químicos.
h Pasarás la mitad del tiempo en el campo y la otra mitad interpretando lo que viste allí.
d Asesorar a productores sobre suelo, semilla y sanidad vegetal
d Planificar ensayos y evaluar cosechas
d Tomar muestras de suelo y agua
d Vigilar el cumplimiento ambiental
d Formar al personal de campo
d Llevar los registros de certificación
n Estudios agrícolas, forestales o ambientales
n Permiso de conducir y gusto por el aire libre
n Capacidad para explicar la ciencia con sencillez
s Análisis de suelos; Sanidad vegetal; Riego; Ensayos de campo; Normativa ambiental
[programme-coordinator]
t Coordinador/a de programas; Técnico/a de proyectos; Coordinador/a de voluntariado
l Director/a de programas
h Harás que las buenas intenciones lleguen adonde hacen falta, y que podamos demostrarlo.
h Llevarás nuestros programas junto con socios, voluntariado y las personas a quienes se dirigen.
d Planificar actividades y cuidar el presupuesto
d Captar y acompañar al voluntariado
d Redactar informes para financiadores y administraciones
d Visitar los proyectos y escuchar
d Organizar formaciones y actos públicos
d Medir los resultados con honestidad
n Experiencia en proyectos o en trabajo comunitario
n Organización y tacto
n Buena redacción de informes
s Coordinación de proyectos; Presupuestos; Informes; Voluntariado; Hablar en público
[electrician]
t Electricista; Técnico/a de mantenimiento; Técnico/a de climatización
l Jefe/a de mantenimiento
h Instalarás y repararás lo que todos dan por hecho hasta que deja de funcionar.
h Cuidarás de las instalaciones eléctricas con buenas herramientas y tiempo para hacerlo bien.
d Instalar y conectar sistemas eléctricos
d Localizar y reparar averías
d Realizar el mantenimiento programado
d Leer y actualizar esquemas eléctricos
d Probar equipos según la normativa
d Asesorar a los clientes sobre reparaciones
n Formación como electricista o técnico/a
n Hábitos de trabajo seguros
n Se valora el permiso de conducir
s Cableado; Averías; Mantenimiento preventivo; Seguridad; Esquemas eléctricos
[operations-manager]
t Responsable de operaciones; Gerente de sucursal; Responsable de servicios generales
l Director/a general
h Harás que muchas personas puedan trabajar bien porque el día está bien planificado.
h Dirigirás el centro: personas, costes, calidad y también el ambiente.
d Planificar personal, espacio y presupuesto
d Fijar objetivos con los mandos y darles seguimiento
d Mejorar procesos con quienes los llevan a cabo
d Negociar con proveedores y propietarios
d Informar cada mes a la dirección
d Contratar, formar y apoyar a los mandos
n Experiencia en la dirección de equipos
n Conocimiento de presupuestos y cifras
n Decisión y sentido de la justicia
s Liderazgo; Presupuestos; Mejora de procesos; Planificación; Informes
`;
