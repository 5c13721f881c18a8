export const phrases = `
[headings.duties]
Funciones
Qué harás
Tus responsabilidades
[headings.needs]
Requisitos
Qué buscamos
Qué aportas
[headings.benefits]
Qué ofrecemos
Beneficios
Por qué trabajar aquí
[headings.place]
Lugar y horario
Cómo trabajamos
[context]
Nuestro equipo en {city} crece y buscamos a una persona más.
Abrimos una segunda sede en {city} y estamos formando el equipo.
Una persona del equipo se jubila y queremos que coincidáis unas semanas.
La demanda se ha duplicado desde el año pasado y ampliamos el equipo en {city}.
Es un puesto nuevo y ayudarás a darle forma.
Preferimos a quien se queda, y ponemos de nuestra parte para que quiera quedarse.
[onsite]
Trabajo presencial en {city}, cerca del transporte público.
El puesto es presencial en {city}, porque allí está el trabajo.
Tu lugar de trabajo será {city}; ayudamos a quien llega de fuera a encontrar vivienda.
[hybrid]
Dos o tres días por semana en la oficina de {city} y el resto desde casa.
Modelo híbrido: el equipo se reúne en {city} los martes y jueves; los demás días eliges tú.
La oficina está en {city}, pero nadie tiene que ir a diario.
[remote]
Trabajo 100 % remoto, con un encuentro del equipo una o dos veces al año.
Puedes trabajar desde cualquier lugar con buena conexión; coincidimos cuatro horas al día.
Totalmente en remoto. Te enviamos un portátil y ayudamos a pagar mesa y silla.
[full-time]
Jornada completa, cinco días a la semana; las horas extra son la excepción y se pagan.
Puesto fijo a jornada completa tras el periodo de prueba habitual.
[part-time]
Media jornada, unas 20 horas semanales; acordamos los turnos contigo.
Media jornada con horario fijo, compatible con estudios o familia.
[contract]
Contrato de doce meses, con posibilidad de prórroga.
Contrato por la duración del proyecto, de seis meses como mínimo.
[internship]
Prácticas de tres a seis meses, con una persona que te acompaña y tiene tiempo para ti.
Tendrás una tarea propia, comentarios cada semana y un certificado al final.
[freelance]
Colaboración por encargo, pagada por entregas; tú eliges el horario.
Trabajamos contigo como profesional independiente y pagamos las facturas en dos semanas.
[temporary]
Trabajo de temporada, con opción de continuar.
Puesto temporal de unos tres meses, con incorporación inmediata.
[experience.1]
No hace falta experiencia; te formamos desde el primer día
Bienvenidas las personas recién tituladas o que cambian de profesión
[experience.2]
Se valora una primera experiencia en prácticas
Bastan unos meses de experiencia; el resto lo aprenderás aquí
[experience.3]
De uno a tres años de experiencia en un puesto similar
Al menos un año de experiencia en el área
[experience.4]
Al menos tres años de experiencia en el área
De tres a cinco años en un puesto comparable
[experience.5]
Al menos cinco años de experiencia, con responsabilidad propia
Más de cinco años en el sector y resultados demostrables
[experience.6]
Más de diez años de experiencia, varios de ellos al frente de un equipo
Al menos diez años en el sector y liderazgo demostrado
[degree.2]
Estudios secundarios terminados
[degree.3]
Formación profesional en un área afín
[degree.4]
Título de técnico superior o equivalente
[degree.5]
Título universitario o experiencia equivalente
[degree.6]
Máster en un área relacionada
[degree.7]
Doctorado en un área relacionada
[soft]
Cumples lo que prometes y avisas a tiempo si no puedes
Nivel medio de inglés
Te gusta el trabajo en equipo y también sabes avanzar por tu cuenta
Preguntas cuando algo no está claro
Orden, puntualidad y buen trato
Ganas de aprender y de enseñar lo que sabes
[benefits]
Formación pagada cada año
Seguro médico
Revisión salarial anual
Bono por resultados
+ Ayuda para el transporte
* Horario de entrada flexible
Día libre por tu cumpleaños
Dos salidas de equipo al año
+ Café, té y fruta
Plan de carrera con criterios escritos
Ambiente tranquilo y buen trato
[local.es]
23 días laborables de vacaciones
Ticket restaurante
Jornada intensiva en verano
Contrato indefinido desde el primer día
Retribución flexible (guardería, transporte)
[local.mx]
Prestaciones superiores a las de ley
Aguinaldo de 30 días
Seguro de gastos médicos mayores
Vales de despensa y fondo de ahorro
IMSS e Infonavit desde el primer día
[local.us]
Seguro médico, dental y de la vista
Plan 401(k) con aportación de la empresa
Vacaciones pagadas y días festivos federales
[local.others]
Obra social o cobertura médica prepaga
Aguinaldo y vacaciones según la ley
[closing]
Envíanos tu currículum y unas líneas sobre ti. Te responderemos en cinco días hábiles, sea cual sea la decisión.
Postúlate con un clic. No hace falta carta de presentación; una buena pregunta es bienvenida.
Esperamos tu candidatura, sea cual sea tu edad, origen o género.
¿Dudas de si encajas? Escríbenos y lo hablamos.
El proceso: una llamada de veinte minutos, una charla con el equipo y la oferta.
Leemos cada candidatura y respondemos a todas.
[founded]
Fundada en {year}, la empresa ha crecido sin olvidar el nombre de nadie.
La empresa nació en {year} y la siguen dirigiendo personas del oficio.
Desde {year} trabajamos en {city} para clientes de cerca y de lejos.
[culture]
Las decisiones se toman donde se hace el trabajo.
Compartimos las cifras con todos, sean buenas o malas.
Muchos de nuestros mandos empezaron aquí en prácticas.
Cada persona nueva tiene quien la acompañe los tres primeros meses.
Preferimos hacer una cosa bien que tres a medias.
La mitad de las nuevas incorporaciones llega por recomendación.
[web3]
Parte del pago en criptomonedas estables, si lo prefieres
Tiempo y presupuesto para congresos y hackatones
[titles.intern]
~ en prácticas
[titles.junior]
~ júnior
[titles.senior]
~ sénior
[recruiter]
Responsable de recursos humanos
Especialista en selección
Coordinación de talento
Gerencia de personas
Selección de personal
[question.text]
¿Qué te gustaría aprender en tus primeros seis meses?
Cuéntanos brevemente un trabajo del que te sientas orgulloso u orgullosa.
¿Cuál es tu expectativa salarial?
[question.yes]
¿Tienes permiso para trabajar en este país?
¿Puedes incorporarte en menos de un mes?
¿Puedes trabajar algunos fines de semana?
[question.choice]
¿Cuándo podrías empezar? = De inmediato; En dos semanas; En un mes; Más adelante
¿Cómo supiste de nosotros? = JobHarbor; Por un conocido; Redes sociales; Otro
`;
