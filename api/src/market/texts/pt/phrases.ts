export const phrases = `
[headings.duties]
Responsabilidades
O que você vai fazer
Atividades
[headings.needs]
Requisitos
O que buscamos
Perfil desejado
[headings.benefits]
Benefícios
O que oferecemos
Por que trabalhar aqui
[headings.place]
Local e horário
Como trabalhamos
[context]
Nosso time em {city} está crescendo e buscamos mais uma pessoa.
Vamos abrir uma segunda unidade em {city} e estamos montando a equipe.
Um colega vai se aposentar, e gostaríamos que vocês trabalhassem juntos por algumas semanas.
A demanda dobrou desde o ano passado, por isso ampliamos a equipe em {city}.
É uma posição nova, e você vai ajudar a dar forma a ela.
Preferimos quem fica, e fazemos a nossa parte para que queira ficar.
[onsite]
Trabalho presencial em {city}, perto do transporte público.
A vaga é presencial em {city}, porque é lá que o trabalho acontece.
O local de trabalho é {city}; ajudamos quem vem de fora a encontrar moradia.
[hybrid]
Dois ou três dias por semana no escritório de {city} e os demais em casa.
Modelo híbrido: o time se encontra em {city} às terças e quintas; os outros dias você escolhe.
O escritório fica em {city}, mas ninguém precisa ir todos os dias.
[remote]
Trabalho 100% remoto, com um encontro do time uma ou duas vezes por ano.
Você pode trabalhar de qualquer lugar com boa conexão; temos quatro horas em comum por dia.
Totalmente remoto. Enviamos um notebook e ajudamos a pagar mesa e cadeira.
[full-time]
Tempo integral, cinco dias por semana; hora extra é exceção e é paga.
Contratação CLT em tempo integral, após o período de experiência.
[part-time]
Meio período, cerca de 20 horas por semana; combinamos a escala com você.
Meio período com horário fixo, compatível com estudos ou família.
[contract]
Contrato de doze meses, com possibilidade de prorrogação.
Contrato pela duração do projeto, de no mínimo seis meses.
[internship]
Estágio de três a seis meses, com um mentor que tem tempo para você.
Você terá uma tarefa própria, retorno semanal e certificado ao final.
[freelance]
Trabalho como freelancer, pago por entrega; você escolhe o horário.
Trabalhamos com você como profissional autônomo e pagamos as notas em duas semanas.
[temporary]
Trabalho temporário para a temporada, com chance de efetivação.
Vaga temporária de cerca de três meses, com início imediato.
[experience.1]
Não é preciso ter experiência; ensinamos desde o primeiro dia
Recém-formados e pessoas em transição de carreira são bem-vindos
[experience.2]
Uma primeira experiência em estágio é um diferencial
Alguns meses de experiência bastam; o resto você aprende aqui
[experience.3]
De um a três anos de experiência em função semelhante
Pelo menos um ano de experiência na área
[experience.4]
Pelo menos três anos de experiência na área
De três a cinco anos em função semelhante
[experience.5]
Pelo menos cinco anos de experiência, com responsabilidade própria
Mais de cinco anos na área e resultados comprovados
[experience.6]
Mais de dez anos de experiência, vários deles à frente de uma equipe
Pelo menos dez anos no setor e liderança comprovada
[degree.2]
Ensino médio completo
[degree.3]
Curso técnico na área
[degree.4]
Curso superior de tecnologia (tecnólogo)
[degree.5]
Ensino superior completo ou experiência equivalente
[degree.6]
Mestrado em área relacionada
[degree.7]
Doutorado em área relacionada
[soft]
Você cumpre o combinado e avisa cedo quando não consegue
Inglês intermediário
Você gosta de trabalhar em equipe e também avança por conta própria
Você pergunta quando algo não está claro
Organização, pontualidade e simpatia
Vontade de aprender e de ensinar o que sabe
[benefits]
Verba anual para cursos
* Horário flexível de entrada
Folga no dia do aniversário
Bônus por desempenho
Revisão salarial anual
+ Café, chá e frutas
Dois encontros do time por ano
Plano de carreira com critérios escritos
Ambiente tranquilo e respeitoso
+ Refeitório no local
[local.br]
Vale-refeição e vale-alimentação
Vale-transporte
Plano de saúde e odontológico
13º salário e participação nos lucros
Seguro de vida
Auxílio-creche
[closing]
Envie seu currículo e algumas linhas sobre você. Respondemos em até cinco dias úteis, seja qual for a resposta.
Candidate-se com um clique. Carta de apresentação não é necessária; uma boa pergunta é bem-vinda.
Esperamos a sua candidatura, seja qual for sua idade, origem, gênero ou deficiência.
Não sabe se combina com a vaga? Escreva para a gente e conversamos.
O processo: uma ligação de vinte minutos, uma conversa com o time e a proposta.
Lemos todas as candidaturas e respondemos a cada uma delas.
[founded]
Fundada em {year}, a empresa cresceu sem esquecer o nome de ninguém.
A empresa nasceu em {year} e ainda é dirigida por quem conhece o ofício.
Desde {year} trabalhamos em {city} para clientes de perto e de longe.
[culture]
As decisões são tomadas onde o trabalho acontece.
Compartilhamos os números com todos, bons ou ruins.
Muitos dos nossos gestores começaram aqui como estagiários.
Quem chega tem um mentor nos três primeiros meses.
Preferimos fazer uma coisa bem-feita a três pela metade.
Metade das novas contratações vem por indicação.
[web3]
Parte do pagamento em stablecoins, se você preferir
Tempo e verba para congressos e hackathons
[titles.intern]
Estágio – ~
[titles.junior]
~ Júnior
[titles.senior]
~ Sênior
[recruiter]
Gerente de Recursos Humanos
Especialista em Recrutamento
Analista de Atração de Talentos
Business Partner de RH
Coordenação de Pessoas
[question.text]
O que você gostaria de aprender nos seus primeiros seis meses?
Conte brevemente um trabalho de que você se orgulha.
Qual é a sua pretensão salarial?
[question.yes]
Você tem autorização para trabalhar neste país?
Você pode começar em até um mês?
Você tem disponibilidade para trabalhar em alguns fins de semana?
[question.choice]
Quando você pode começar? = Imediatamente; Em duas semanas; Em um mês; Mais tarde
Como você soube de nós? = JobHarbor; Por um conhecido; Redes sociais; Outro
`;
