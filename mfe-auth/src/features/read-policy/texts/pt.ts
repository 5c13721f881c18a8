import type { Policies } from '../policy.ts';

export const policies: Policies = {
  terms: {
    lead: 'O que você pode esperar de nós e o que pedimos a você. Procurar emprego não deveria exigir um advogado.',
    sections: {
      use: {
        title: 'Usar o site',
        text: [
          'Buscar e ler vagas é grátis e não exige conta. Para se candidatar, salvar vagas e conversar com quem recruta, você precisa de uma, também grátis.',
          'Não compartilhe sua senha: o que for feito com a sua conta vale como feito por você.',
        ],
      },
      applications: {
        title: 'Suas candidaturas',
        text: [
          'O que você diz sobre si deve ser verdadeiro e seu.',
          'A candidatura vai para a empresa que anuncia a vaga. Só ela decide; não participamos da escolha.',
          'Você pode retirar uma candidatura. A empresa vê que você fez isso, e ela continua na sua lista.',
          'Algumas empresas recebem candidaturas no próprio site. Levamos você até lá e, a partir daí, valem as regras delas.',
        ],
      },
      jobs: {
        title: 'Os anúncios',
        text: [
          'São escritos pelas empresas. Salários que convertemos para outra moeda ou outro período são uma estimativa.',
          'Nenhuma empresa séria pede dinheiro, nem dados bancários antes de conhecer você. Não pague e avise-nos.',
        ],
      },
      conduct: {
        title: 'Como nos tratamos',
        text: ['Por trás de cada mensagem há uma pessoa. Por isso, por favor:'],
        points: [
          'nada de ofensas, ameaças ou propaganda',
          'nada de nomes falsos nem de candidaturas sem intenção real',
          'nada de programas que copiem o site, o sobrecarreguem ou driblem seus limites',
        ],
      },
      duty: {
        title: 'Pelo que respondemos',
        text: [
          'Cuidamos para que o site funcione e para que o que você nos confia fique seguro. Não podemos prometer que uma vaga ainda esteja aberta, que a empresa responda ou que nada falhe nunca.',
          'Se você descumprir estes termos, podemos encerrar sua conta e diremos o motivo. Seus direitos pela lei do seu país continuam os mesmos.',
        ],
      },
      changes: {
        title: 'Quando estes termos mudarem',
        text: ['O novo texto fica aqui, com o dia a partir do qual vale.'],
      },
    },
  },
  privacy: {
    lead: 'O que guardamos sobre você, quem vê e como apagar.',
    sections: {
      kept: {
        title: 'O que guardamos',
        text: ['Enquanto você só olha, nada que leve o seu nome. Quando você tem uma conta:'],
        points: [
          'seu e-mail, seu nome e sua senha em uma forma que não pode ser revertida',
          'o que você acrescenta ao perfil; tudo é opcional',
          'os currículos que você envia',
          'suas candidaturas: mensagem, respostas, o currículo escolhido e cada etapa com sua hora',
          'suas conversas, com a hora de cada mensagem e se ela foi lida',
          'as vagas que você salvou ou abriu',
          'quando e com qual navegador você entrou, para proteger sua conta',
        ],
      },
      employers: {
        title: 'O que uma empresa vê',
        text: [
          'Nada, até você se candidatar. A partir daí, quem responde por aquela vaga vê seu nome, sua mensagem e o que você escreve na conversa, e ali também se você leu uma mensagem.',
          'Seu perfil, suas respostas às perguntas da vaga, seu currículo e seu e-mail ficam conosco: este site não os repassa. As outras empresas não veem nada.',
        ],
      },
      others: {
        title: 'Quem mais vê',
        text: [
          'Não vendemos nada sobre você, e nenhum programa de publicidade ou rastreamento de terceiros roda neste site. Nossa equipe olha só o necessário para ajudar você, apurar uma denúncia ou corrigir uma falha. As autoridades recebem o que a lei nos obriga a entregar.',
          'Seu navegador nos diz quanto tempo as páginas levam para aparecer e que parte do site falhou. Isso não contém nome, endereço nem nada do que você digitou.',
        ],
      },
      browser: {
        title: 'Cookies e o seu navegador',
        text: ['Só o que o site precisa para funcionar; por isso nenhum aviso pergunta nada.'],
        points: [
          'sessionid e user mantêm você conectado até você sair ou ficar 30 dias sem voltar',
          'geoConfiguration, timeZone e theme lembram por um ano seu país e idioma, fuso horário e tema claro ou escuro',
          'rascunhos, mensagens não enviadas e marcas das vagas vistas ficam no seu navegador; os rascunhos, por 14 dias',
        ],
      },
      removal: {
        title: 'Como apagar',
        text: ['Quase tudo você mesmo pode apagar, na hora:'],
        points: [
          'um currículo: na página Currículos, e o arquivo some',
          'uma vaga salva: em Minhas vagas',
          'qualquer dado do perfil: esvazie o campo',
          'uma candidatura: retire-a; ela continua na lista, marcada como retirada',
          'tudo: ainda não há um botão para isso; escreva para nós do e-mail da sua conta, e uma pessoa cuidará disso',
        ],
      },
      rights: {
        title: 'Seus direitos',
        text: [
          'Você pode perguntar a qualquer momento o que temos sobre você, pedir correção, receber uma cópia ou se opor ao uso. Se a nossa resposta não bastar, procure a autoridade de proteção de dados do seu país.',
        ],
      },
    },
  },
  contact: { title: 'Dúvidas', text: 'Escreva para nós; uma pessoa vai ler:' },
};
