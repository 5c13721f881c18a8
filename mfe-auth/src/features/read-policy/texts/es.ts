import type { Policies } from '../policy.ts';

export const policies: Policies = {
  terms: {
    lead: 'Qué puedes esperar de nosotros y qué te pedimos. Para buscar empleo no debería hacer falta un abogado.',
    sections: {
      use: {
        title: 'Usar el sitio',
        text: [
          'Buscar y leer empleos es gratis y no requiere cuenta. Para postularte, guardar empleos y escribir a quien recluta necesitas una, que también es gratis.',
          'No compartas tu contraseña: lo que se hace con tu cuenta cuenta como hecho por ti.',
        ],
      },
      applications: {
        title: 'Tus postulaciones',
        text: [
          'Lo que digas de ti debe ser cierto y tuyo.',
          'La postulación llega a la empresa que publica el empleo. Solo ella decide; nosotros no participamos en la elección.',
          'Puedes retirar una postulación. La empresa verá que lo hiciste y seguirá en tu lista.',
          'Algunas empresas reciben postulaciones en su propio sitio. Te llevamos hasta allí y, desde ese momento, valen sus reglas.',
        ],
      },
      jobs: {
        title: 'Los anuncios',
        text: [
          'Las escriben las empresas. Los sueldos que convertimos a otra moneda o a otro periodo son una estimación.',
          'Ninguna empresa seria te pide dinero, ni tus datos bancarios antes de conocerte. No pagues y avísanos.',
        ],
      },
      conduct: {
        title: 'Cómo nos tratamos',
        text: ['Detrás de cada mensaje hay una persona. Por eso, por favor:'],
        points: [
          'nada de insultos, amenazas ni publicidad',
          'nada de nombres falsos ni de postulaciones que no van en serio',
          'nada de programas que copien el sitio, lo saturen o esquiven sus límites',
        ],
      },
      duty: {
        title: 'De qué respondemos',
        text: [
          'Cuidamos de que el sitio funcione y de que lo que nos confías esté seguro. No podemos prometer que un empleo siga abierto, que una empresa responda ni que nunca falle nada.',
          'Si incumples estas condiciones, podemos cerrar tu cuenta y te diremos por qué. Los derechos que te da la ley de tu país siguen intactos.',
        ],
      },
      changes: {
        title: 'Si cambian estas condiciones',
        text: ['El nuevo texto estará aquí, con el día desde el que se aplica.'],
      },
    },
  },
  privacy: {
    lead: 'Qué guardamos sobre ti, quién lo ve y cómo borrarlo.',
    sections: {
      kept: {
        title: 'Qué guardamos',
        text: ['Mientras solo miras, nada que lleve tu nombre. Cuando tienes una cuenta:'],
        points: [
          'tu correo, tu nombre y tu contraseña en una forma que no permite recuperarla',
          'lo que añades a tu perfil; todo es opcional',
          'los currículums que subes',
          'tus postulaciones: mensaje, respuestas, el currículum que elegiste y cada paso con su hora',
          'tus chats, con la hora de cada mensaje y si se leyó',
          'los empleos que guardaste o abriste',
          'cuándo y con qué navegador iniciaste sesión, para proteger tu cuenta',
        ],
      },
      employers: {
        title: 'Qué ve una empresa',
        text: [
          'Nada, hasta que te postulas. Entonces, quien responde por ese empleo ve tu nombre, tu mensaje y lo que escribes en el chat, y allí también si leíste un mensaje.',
          'Tu perfil, tus respuestas a las preguntas del empleo, tu currículum y tu correo se quedan con nosotros: este sitio no los entrega. Las demás empresas no ven nada.',
        ],
      },
      others: {
        title: 'Quién más lo ve',
        text: [
          'No vendemos nada sobre ti, y en este sitio no funciona ningún programa ajeno de publicidad o rastreo. Nuestro equipo solo mira lo necesario para ayudarte, revisar una denuncia o reparar un fallo. Las autoridades reciben lo que la ley nos obliga a entregar.',
          'Tu navegador nos dice cuánto tardan las páginas y qué parte del sitio falló. Eso no contiene nombres, direcciones ni nada de lo que escribiste.',
        ],
      },
      browser: {
        title: 'Las cookies y tu navegador',
        text: ['Solo lo que el sitio necesita para funcionar; por eso ningún aviso te pregunta.'],
        points: [
          'sessionid y user mantienen tu sesión iniciada hasta que la cierras o pasan 30 días sin que vuelvas',
          'geoConfiguration, timeZone y theme recuerdan durante un año tu país e idioma, tu zona horaria y si prefieres claro u oscuro',
          'los borradores, los mensajes sin enviar y las marcas de empleos vistos se quedan en tu navegador; los borradores, 14 días',
        ],
      },
      removal: {
        title: 'Cómo borrar',
        text: ['Casi todo puedes borrarlo tú, al momento:'],
        points: [
          'un currículum: en la página Currículums, y el archivo desaparece',
          'un empleo guardado: en Mis empleos',
          'cualquier dato de tu perfil: vacía el campo',
          'una postulación: retírala; seguirá en la lista, marcada como retirada',
          'todo: aún no hay un botón para ello; escríbenos desde el correo de tu cuenta y una persona se encargará',
        ],
      },
      rights: {
        title: 'Tus derechos',
        text: [
          'Puedes preguntarnos cuando quieras qué guardamos sobre ti, corregirlo, recibir una copia u oponerte a su uso. Si nuestra respuesta no te convence, puedes acudir a la autoridad de protección de datos de tu país.',
        ],
      },
    },
  },
  contact: { title: 'Preguntas', text: 'Escríbenos; te leerá una persona:' },
};
