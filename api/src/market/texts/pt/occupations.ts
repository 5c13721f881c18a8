export const occupations = `
[software-engineer]
t Engenheiro(a) de Software; Desenvolvedor(a) Back-end; Desenvolvedor(a) Full Stack
l Líder de Engenharia
h Você vai construir e manter os serviços que nossos clientes usam todos os dias, em um time pequeno em que o trabalho de cada pessoa aparece.
h Publicamos mudanças pequenas com frequência e cuidamos do que publicamos. Você será responsável por uma parte do produto do início ao fim.
d Projetar, escrever e revisar código de serviços que não podem parar
d Dividir funcionalidades grandes em etapas que possam ser publicadas separadamente
d Escrever testes automatizados e manter a integração contínua rápida
d Encontrar a causa dos problemas em produção e eliminá-la
d Trabalhar com design e produto desde o primeiro rascunho
d Manter a documentação curta e atualizada
n Domínio de TypeScript, Java, Go ou Python
n Experiência com bancos de dados relacionais e APIs HTTP
n Hábito de testar o próprio trabalho
s TypeScript; Node.js; PostgreSQL; APIs REST; Git
[data-analyst]
t Analista de Dados; Analista de BI; Cientista de Dados
l Head de Dados
h Toda semana tomamos decisões que merecem números melhores. Seu trabalho será encontrá-los, conferi-los e explicá-los com clareza.
h Você vai transformar registros soltos em respostas: o que vende, o que falha e o que vale a pena testar.
d Criar painéis que as pessoas realmente consultam
d Escrever SQL que outros consigam ler e reaproveitar
d Verificar a qualidade dos dados e rastrear erros
d Planejar e avaliar experimentos com o time de produto
d Apresentar resultados para quem não é da área
d Automatizar os relatórios mensais
n Bom nível de SQL e de Python ou R
n Conhecimento de estatística e de seus limites
n Capacidade de contar uma história com poucos gráficos
s SQL; Python; Power BI; Estatística; Excel
[it-support]
t Analista de Suporte de TI; Administrador(a) de Sistemas; Analista de Redes
l Coordenador(a) de TI
h Quando algo não funciona, todo mundo fica feliz em ver você chegar. Você vai manter equipamentos, contas e redes em ordem.
h Você vai cuidar da nossa infraestrutura e de quem depende dela, pessoalmente e por telefone.
d Atender chamados e resolvê-los no prazo combinado
d Preparar equipamentos e acessos para quem está chegando
d Manter servidores, backups e a rede do escritório
d Aplicar atualizações de segurança e acompanhar incidentes
d Controlar o inventário de equipamentos e licenças
d Escrever guias curtos para as dúvidas mais comuns
n Conhecimento de Windows, Linux e redes
n Paciência com quem está com pressa
n Cuidado com senhas e dados pessoais
s Windows Server; Linux; Redes; Microsoft 365; Resolução de problemas
[product-manager]
t Gerente de Produto; Gerente de Projetos; Product Owner
l Head de Produto
h Você vai decidir o que construiremos em seguida e saberá explicar o motivo.
h Você vai levar um produto da reclamação de um cliente até uma melhoria que todos percebem.
d Conversar com clientes toda semana e registrar o que aprendeu
d Manter um roadmap que caiba em uma página
d Escrever requisitos claros, com exemplos
d Planejar lançamentos com engenharia, marketing e suporte
d Medir se cada funcionalidade cumpriu o que prometeu
d Dizer não com gentileza e bons motivos
n Experiência em levar produtos digitais da ideia ao lançamento
n Facilidade com dados e com pessoas
n Escrita clara
s Roadmap; Pesquisa com usuários; Métodos ágeis; Análise de dados; Gestão de stakeholders
[qa-engineer]
t Analista de QA; Testador(a) de Software; Engenheiro(a) de Automação de Testes
l Líder de Qualidade
h Você será a última pessoa a ver cada versão antes dos nossos clientes e a primeira a quem vamos perguntar se está pronta.
h Queremos achar as falhas antes dos usuários. Você vai criar os testes e as ferramentas para isso.
d Planejar e executar testes funcionais e de regressão
d Automatizar as verificações repetitivas
d Relatar erros de forma que possam ser reproduzidos na hora
d Testar em celulares reais e em emuladores
d Participar do planejamento e fazer perguntas cedo
d Acompanhar os indicadores de qualidade de cada versão
n Experiência em testes de aplicações web ou mobile
n Noções de programação para automação
n Atenção aos detalhes e olhar de usuário
s Playwright; Planos de teste; Testes de API; Jira; SQL
[blockchain-developer]
t Desenvolvedor(a) Blockchain; Engenheiro(a) de Contratos Inteligentes; Desenvolvedor(a) Front-end Web3
l Líder de Protocolo
h Você vai escrever contratos que guardam o dinheiro de outras pessoas; por isso preferimos cuidado a esperteza.
h Nosso protocolo é público, auditado e funciona 24 horas por dia. Você vai ajudar a ampliá-lo sem perder a confiança.
d Desenvolver e testar contratos inteligentes em Solidity ou Rust
d Revisar código com foco em segurança e responder a auditorias
d Criar as bibliotecas com que as carteiras se conectam
d Monitorar a rede principal e reagir a anomalias
d Reduzir custos de gas sem perder a clareza
d Explicar mudanças do protocolo à comunidade
n Conhecimento de redes EVM e dos ataques mais comuns
n Experiência com Foundry, Hardhat ou Anchor
n Fundamentos de criptografia
s Solidity; Rust; Ethereum; Foundry; Auditoria de segurança
[ui-ux-designer]
t Designer UI/UX; Designer de Produto; Designer de Interação
l Líder de Design
h Você vai fazer o complicado parecer simples e mostrar, com evidências, que ficou simples.
h Da primeira entrevista ao último pixel, você vai definir como as pessoas usam nosso produto no celular e no computador.
d Realizar entrevistas e testes de usabilidade
d Desenhar fluxos, criar protótipos e melhorá-los
d Cuidar do design system com o time de desenvolvimento
d Projetar para telas pequenas e leitores de tela
d Apresentar seu trabalho e ouvir críticas
d Conferir o resultado final
n Portfólio que mostre como você pensa
n Domínio do Figma ou ferramenta semelhante
n Conhecimento de acessibilidade
s Figma; Prototipagem; Pesquisa com usuários; Design system; Acessibilidade
[graphic-designer]
t Designer Gráfico; Designer Visual; Ilustrador(a)
l Diretor(a) de Arte
h Você vai dar forma à nossa marca no papel, nas embalagens e nas telas.
h Procuramos alguém que transforme um pedido vago em uma imagem marcante.
d Criar cartazes, embalagens, peças para redes e apresentações
d Preparar arquivos para impressão e conferir provas
d Adaptar campanhas a vários formatos
d Organizar o banco de imagens e os modelos
d Trabalhar com fotógrafos e gráficas
d Propor ideias por iniciativa própria
n Domínio de Illustrator, Photoshop e InDesign
n Bom senso de tipografia e cor
n Portfólio com trabalhos publicados
s Illustrator; Photoshop; InDesign; Tipografia; Identidade visual
[sales-representative]
t Representante de Vendas; Executivo(a) de Contas; Consultor(a) de Vendas
l Gerente de Vendas
h Você vai visitar clientes, entender o que precisam e voltar com uma proposta boa para os dois lados.
h Vender bem começa por ouvir. Você vai cuidar dos clientes atuais e conquistar novos.
d Visitar clientes e apresentar produtos e serviços
d Preparar orçamentos e acompanhar as negociações
d Cumprir as metas mensais e trimestrais
d Manter os dados dos clientes atualizados
d Informar sobre o mercado e os concorrentes
d Coordenar entregas com a equipe interna
n Experiência em vendas ou atendimento
n Boa comunicação pessoalmente e por telefone
n CNH categoria B e disponibilidade para viagens
s Negociação; CRM; Prospecção; Apresentações; Gestão de contas
[business-development]
t Executivo(a) de Novos Negócios; Gerente de Parcerias; Analista de Novos Negócios
l Diretor(a) de Novos Negócios
h Você vai abrir portas: novos parceiros, novos canais, novas cidades.
h Você vai encontrar as empresas com quem deveríamos trabalhar e transformar a primeira conversa em contrato assinado.
d Identificar e abordar possíveis parceiros
d Preparar propostas e estudos de viabilidade
d Negociar condições com jurídico e financeiro
d Acompanhar os acordos até os primeiros resultados
d Representar a empresa em feiras e eventos
d Manter o funil de oportunidades atualizado
n Histórico de negócios ou parcerias fechadas
n Visão comercial e facilidade com números
n Rede de contatos no setor
s Parcerias; Negociação; Pesquisa de mercado; Propostas; CRM
[digital-marketer]
t Analista de Marketing Digital; Analista de Mídia Paga; Analista de SEO
l Head de Marketing
h Você vai trazer as pessoas certas ao nosso site e descobrir por que elas ficam.
h Você vai planejar e melhorar nossas campanhas com uma verba que saberá explicar até o último centavo.
d Planejar e operar campanhas em buscadores e redes sociais
d Melhorar nossas páginas para buscadores e leitores
d Escrever e testar anúncios e e-mails
d Acompanhar custos e resultados todos os dias
d Trabalhar com design em páginas de destino
d Apresentar todo mês o que deu certo e o que não deu
n Experiência com Google Ads ou Meta Ads
n Domínio de ferramentas de web analytics
n Boa redação
s SEO; Google Ads; Google Analytics; Marketing de conteúdo; E-mail marketing
[community-manager]
t Analista de Redes Sociais; Gestor(a) de Comunidade; Criador(a) de Conteúdo
l Líder de Comunidade
h Você será nossa voz na internet e nosso ouvido entre quem nos segue.
h Você vai transformar leitores em comunidade, com boas histórias, respostas rápidas e bom humor.
d Planejar o calendário de conteúdo e publicar todos os dias
d Responder a comentários e mensagens com simpatia
d Gravar e editar vídeos curtos
d Trabalhar com criadores e parceiros
d Acompanhar o que dizem de nós e levar ao time
d Organizar encontros e eventos on-line
n Experiência com perfis de marcas
n Sensibilidade para texto, imagem e momento
n Calma diante de críticas
s Redes sociais; Redação; Vídeos curtos; Canva; Comunidade
[customer-service]
t Atendente de SAC; Analista de Atendimento; Operador(a) de Call Center
l Supervisor(a) de Atendimento
h Você vai ajudar clientes por telefone, chat e e-mail, e eles vão desligar mais felizes do que ligaram.
h Se você gosta de resolver problemas, nós ensinamos o produto.
d Atender dúvidas por telefone, chat e e-mail
d Registrar cada caso com clareza
d Resolver reclamações com justiça e acompanhá-las
d Encaminhar casos difíceis com todas as informações
d Cumprir as metas de qualidade e de tempo de resposta
d Sugerir melhorias que evitem novas ligações
n Voz simpática e boa escrita
n Calma em dias movimentados
n Disponibilidade para escalas
s Atendimento; Comunicação; Zendesk; Resolução de problemas; Digitação
[accountant]
t Contador(a); Analista Contábil; Assistente Contábil
l Gerente Financeiro
h Você vai manter nossos livros completos, corretos e em dia, e explicar o que eles dizem.
h Você vai cuidar do fechamento mensal e de tudo o que uma auditoria possa perguntar.
d Lançar notas fiscais, recibos e lançamentos contábeis
d Realizar os fechamentos mensal e anual
d Conciliar contas bancárias e de fornecedores
d Apurar tributos e preparar obrigações acessórias
d Apoiar auditorias internas e externas
d Melhorar o fluxo das notas fiscais
n Conhecimento de normas contábeis e tributárias
n Domínio de Excel e de sistemas contábeis
n Precisão e discrição
s Contabilidade; Excel; Tributos; Relatórios financeiros; SAP
[financial-adviser]
t Consultor(a) Financeiro(a); Gerente de Relacionamento; Consultor(a) de Seguros
l Gerente de Agência
h Você vai ajudar famílias e pequenas empresas a tomar decisões com que ficarão satisfeitas daqui a dez anos.
h Você vai orientar sobre poupança, crédito e proteção com honestidade e palavras simples.
d Reunir-se com clientes e analisar a situação deles
d Recomendar produtos adequados e explicar os riscos
d Preparar propostas e conferir documentos
d Manter o relacionamento com os clientes ao longo dos anos
d Cumprir metas de vendas e de atendimento
d Seguir as regras de adequação e de proteção de dados
n Certificação profissional ou disposição para obtê-la
n Postura paciente e confiável
n Interesse pelo mercado financeiro
s Planejamento financeiro; Relacionamento; Análise de risco; Seguros; Conformidade
[recruiter]
t Recrutador(a); Analista de Recursos Humanos; Analista de Recrutamento e Seleção
l Gerente de Recursos Humanos
h Você vai encontrar as pessoas que tornam a empresa melhor e garantir que tenham um bom primeiro dia.
h Você vai conduzir a seleção da primeira ligação à assinatura do contrato e responder a cada candidatura.
d Escrever anúncios que digam o que é o trabalho
d Buscar candidatos e fazer as primeiras entrevistas
d Organizar entrevistas e dar retorno rápido
d Preparar contratos e receber novos colegas
d Manter prontuários completos e sigilosos
d Orientar gestores em questões trabalhistas
n Experiência em recrutamento ou departamento pessoal
n Bom julgamento e discrição
n Noções de legislação trabalhista
s Recrutamento; Entrevistas; Departamento pessoal; Integração; Legislação trabalhista
[admin-assistant]
t Assistente Administrativo; Auxiliar de Escritório; Recepcionista
l Coordenador(a) Administrativo(a)
h Você vai manter o escritório funcionando: agendas, visitas, pedidos e as cem pequenas coisas que só se notam quando faltam.
h Você vai apoiar o time com organização, antecipação e simpatia.
d Atender ligações e receber visitantes
d Organizar agendas, salas e viagens
d Preparar cartas, atas e apresentações
d Pedir materiais e conferir notas
d Arquivar documentos
d Ajudar a organizar eventos da empresa
n Domínio de Word, Excel e e-mail
n Organização e confiabilidade
n Simpatia ao telefone
s Pacote Office; Arquivo; Agenda; Digitação; Comunicação
[mechanical-engineer]
t Engenheiro(a) Mecânico(a); Engenheiro(a) de Manutenção; Projetista Mecânico
l Gerente de Engenharia
h Você vai projetar peças e máquinas que precisam funcionar por anos no calor e na poeira.
h Você vai levar nossos equipamentos do desenho à operação confiável.
d Projetar peças e conjuntos em CAD
d Calcular cargas, tolerâncias e custos
d Construir protótipos e acompanhar ensaios
d Apoiar a produção quando surgem problemas
d Tratar com fornecedores sobre materiais e qualidade
d Manter desenhos e listas de peças atualizados
n Experiência com SolidWorks, Inventor ou semelhante
n Conhecimento de materiais e processos de fabricação
n Senso prático de oficina
s SolidWorks; AutoCAD; Desenho técnico; Manutenção preventiva; FMEA
[site-engineer]
t Engenheiro(a) de Obras; Engenheiro(a) Civil; Mestre de Obras
l Gerente de Obras
h Você vai transformar desenhos em prédios: com segurança, no prazo e dentro do orçamento.
h Você será nossos olhos na obra, da fundação à entrega.
d Planejar e acompanhar o trabalho diário na obra
d Conferir qualidade, quantidades e avanço
d Coordenar empreiteiros e entregas
d Garantir que todos cumpram as normas de segurança
d Manter o diário de obra e os relatórios de avanço
d Resolver dúvidas técnicas com o escritório de projetos
n Experiência em obras prediais ou de infraestrutura
n Leitura segura de projetos e especificações
n Liderança sem gritos
s AutoCAD; Acompanhamento de obras; Levantamento de quantitativos; Segurança; MS Project
[production-operator]
t Operador(a) de Produção; Operador(a) de Máquinas; Inspetor(a) de Qualidade
l Supervisor(a) de Produção
h Você vai operar máquinas modernas em uma fábrica limpa e organizada, com um time que se ajuda.
h Você vai garantir que cada peça que sai da linha seja boa.
d Preparar e operar máquinas de produção
d Conferir peças conforme o desenho e anotar os resultados
d Corrigir pequenas falhas e comunicar as maiores
d Manter o local limpo e seguro
d Cumprir o plano diário de produção
d Ajudar a treinar novos colegas
n Habilidade manual e interesse técnico
n Disponibilidade para turnos
n Respeito às normas de segurança
s Operação de máquinas; Controle de qualidade; 5S; Segurança; Trabalho em equipe
[warehouse-associate]
t Auxiliar de Armazém; Auxiliar de Estoque; Operador(a) de Empilhadeira
l Supervisor(a) de Armazém
h Você vai fazer com que a mercadoria certa saia na hora certa e sem avarias.
h Milhares de pacotes passam pelo nosso armazém todos os dias. Você vai mantê-los em movimento.
d Receber, conferir e guardar mercadorias
d Separar e embalar pedidos com coletor
d Carregar e descarregar caminhões
d Fazer inventário e esclarecer diferenças
d Operar empilhadeiras com segurança
d Manter corredores e docas organizados
n Boa condição física
n Pontualidade e confiabilidade
n Curso de empilhadeira é um diferencial
s Separação; Controle de estoque; Empilhadeira; Coletor de dados; Embalagem
[driver]
t Motorista Entregador(a); Motorista de Caminhão; Motorista Executivo
l Supervisor(a) de Frota
h Você vai levar mercadorias aos nossos clientes; para muitos, você é o rosto da empresa.
h Você conhece as ruas, mantém a calma no trânsito e chega na hora combinada.
d Entregar mercadorias conforme a rota
d Carregar o veículo e amarrar a carga
d Colher assinaturas e receber pagamentos
d Verificar óleo, pneus e faróis todas as manhãs
d Avisar logo sobre atrasos e avarias
d Manter o veículo limpo
n CNH válida e sem restrições
n Bom conhecimento da região
n Educação com os clientes
s Direção; Roteirização; Atendimento; Cuidado com o veículo; Navegação
[nurse]
t Enfermeiro(a); Enfermeiro(a) Assistencial; Enfermeiro(a) de Clínica
l Coordenador(a) de Enfermagem
h Você vai cuidar dos pacientes com técnica e com tempo para uma palavra gentil.
h Você fará parte de uma equipe de enfermagem completa e que é ouvida.
d Avaliar pacientes e executar planos de cuidado
d Administrar medicamentos e auxiliar nos procedimentos
d Manter os prontuários em dia
d Orientar pacientes e famílias com paciência
d Seguir as normas de higiene e segurança
d Acompanhar estagiários de enfermagem
n Graduação em enfermagem e registro ativo no conselho
n Segurança nas rotinas clínicas
n Disponibilidade para plantões
s Cuidado ao paciente; Medicação; Controle de infecção; Suporte básico de vida; Prontuário
[teacher]
t Professor(a) de Inglês; Professor(a) de Matemática; Professor(a) de Ensino Fundamental
l Coordenador(a) Pedagógico(a)
h Você vai dar aula para turmas pequenas e terá tempo de conhecer cada aluno.
h Você gosta de explicar duas vezes e de dois jeitos. Nossos alunos merecem alguém assim.
d Preparar e ministrar aulas conforme o currículo
d Corrigir trabalhos e dar retorno útil
d Apoiar alunos que precisam de mais tempo
d Conversar com as famílias com regularidade
d Participar de eventos e projetos da escola
d Criar material didático com os colegas
n Licenciatura na disciplina
n Paciência e autoridade tranquila
n Vontade de continuar aprendendo
s Planejamento de aulas; Gestão de sala; Avaliação; Comunicação; Currículo
[cook]
t Cozinheiro(a); Auxiliar de Cozinha; Confeiteiro(a)
l Chef de Cozinha
h Você vai cozinhar com ingredientes frescos em uma cozinha onde se diz por favor e obrigado.
h Você ama boa comida e consegue servir oitenta pratos no sábado sem perder o sorriso.
d Preparar pratos conforme nossas receitas
d Conferir ingredientes na entrega
d Manter sua praça limpa e pronta
d Seguir as normas de segurança alimentar
d Ajudar a planejar cardápios e pratos do dia
d Reduzir o desperdício
n Experiência em cozinha profissional ou curso na área
n Agilidade e higiene
n Disponibilidade para noites e fins de semana
s Preparo de alimentos; Segurança alimentar; Cardápios; Trabalho em equipe; Controle de estoque
[barista]
t Barista; Garçom / Garçonete; Atendente de Restaurante
l Gerente de Restaurante
h Você vai receber nossos clientes, lembrar o que os de sempre pedem e fazer os outros quererem voltar.
h Você vai trabalhar em um lugar animado, com bom café, boa comida e colegas que se ajudam.
d Receber clientes e anotar pedidos
d Preparar bebidas conforme nosso padrão
d Servir nas mesas e no balcão
d Receber pagamentos e fechar o caixa
d Manter o salão limpo e convidativo
d Lidar com reclamações com tato
n Simpatia e agilidade
b Experiência é bem-vinda, mas não é obrigatória
n Disponibilidade nos fins de semana
s Atendimento; Café; Caixa; Trabalho em equipe; Higiene
[shop-assistant]
t Vendedor(a) de Loja; Consultor(a) de Loja; Operador(a) de Caixa
l Gerente de Loja
h Você vai orientar os clientes na nossa loja e fazer com que queiram voltar.
h Você gosta de gente e de coisas bonitas. Na nossa loja há bastante dos dois.
d Orientar clientes na escolha
d Operar o caixa com precisão
d Repor prateleiras e montar vitrines
d Receber mercadorias e conferir preços
d Ajudar no inventário
d Manter a loja organizada
n Prazer em lidar com pessoas
n Boa apresentação e confiabilidade
n Disponibilidade aos sábados
s Vendas; Caixa; Vitrinismo; Atendimento; Controle de estoque
[legal-counsel]
t Advogado(a) Empresarial; Analista Jurídico(a); Assistente Jurídico(a)
l Diretor(a) Jurídico(a)
h Você vai dar respostas claras a perguntas difíceis antes que fiquem caras.
h Você vai acompanhar contratos do primeiro rascunho à assinatura e, às vezes, depois dela.
d Redigir, revisar e negociar contratos
d Orientar em direito empresarial e trabalhista
d Acompanhar mudanças na legislação e explicar seus efeitos
d Conduzir disputas com escritórios externos
d Cuidar dos registros societários
d Treinar equipes em conformidade
n Graduação em Direito e experiência prática
n Linguagem precisa e bom julgamento
n Discrição
s Contratos; Direito societário; Conformidade; Pesquisa jurídica; Negociação
[video-editor]
t Editor(a) de Vídeo; Motion Designer; Videomaker
l Líder de Produção Audiovisual
h Você vai transformar horas de gravação em dois minutos que as pessoas assistem até o fim.
h Você vai gravar e editar vídeos para campanhas, cursos e redes sociais.
d Editar do corte bruto à versão final
d Criar letreiros e animações
d Corrigir cor e som
d Gravar entrevistas e produtos
d Adaptar vídeos a cada canal
d Manter o acervo organizado
n Domínio de Premiere Pro, DaVinci Resolve ou Final Cut
n Senso de ritmo e narrativa
n Uma amostra do seu trabalho
s Premiere Pro; After Effects; Correção de cor; Câmera; Storyboard
[lab-technician]
t Técnico(a) de Laboratório; Assistente de Pesquisa; Analista de Controle de Qualidade
l Gerente de Laboratório
h Você vai medir o que importa e saber até onde se pode confiar no resultado.
h Você vai apoiar nossa pesquisa com preparo cuidadoso, análises exatas e registros honestos.
d Preparar amostras e realizar análises
d Calibrar e conservar instrumentos
d Registrar e avaliar resultados
d Seguir as normas de segurança e os procedimentos
d Controlar reagentes e materiais
d Ajudar a desenvolver novos métodos
n Formação em química, biologia ou área afim
n Experiência com instrumentos de laboratório
n Trabalho limpo e cuidadoso
s HPLC; Preparo de amostras; Segurança; Análise de dados; BPF
[beautician]
t Esteticista; Cabeleireiro(a); Terapeuta de Spa
l Gerente de Salão
h Você vai dar a cada cliente uma hora de cuidado e mandá-lo para casa de rosto descansado.
h Você domina seu ofício e sabe conversar, ou ficar em silêncio quando o cliente prefere.
d Orientar sobre tratamentos e produtos
d Realizar tratamentos faciais, capilares ou corporais
d Manter a sala limpa e tranquila
d Cuidar da agenda e dos clientes frequentes
d Recomendar produtos com honestidade
d Seguir as normas de higiene
n Curso de estética, cabelo ou spa
n Boa apresentação e educação
n Disponibilidade nos fins de semana
s Cuidados com a pele; Cabelo; Massagem; Atendimento; Higiene
[security-guard]
t Vigilante; Controlador(a) de Acesso; Operador(a) de Monitoramento
l Supervisor(a) de Segurança
h Você vai garantir a segurança de pessoas e prédios com calma e boa educação.
h Você é uma pessoa atenta, gentil e difícil de abalar. É isso que nossos clientes valorizam.
d Controlar o acesso e receber visitantes
d Fazer rondas e acompanhar as câmeras
d Responder a alarmes e emergências
d Escrever relatórios claros após cada turno
d Orientar visitantes
d Guardar chaves e crachás
n Curso de vigilante ou disposição para fazê-lo
n Boa condição física
n Disponibilidade para o turno da noite
s Controle de acesso; CFTV; Primeiros socorros; Relatórios; Prevenção de incêndio
[agronomist]
t Engenheiro(a) Agrônomo(a); Analista Ambiental; Encarregado(a) de Fazenda
l Gerente de Fazenda
h Você vai ajudar a produzir mais com menos água e menos defensivos.
h Você vai passar metade do tempo no campo e a outra metade entendendo o que viu lá.
d Orientar produtores sobre solo, sementes e proteção de plantas
d Planejar ensaios e avaliar a produtividade
d Coletar amostras de solo e água
d Acompanhar o cumprimento das normas ambientais
d Treinar trabalhadores do campo
d Manter registros para certificação
n Formação em agronomia, floresta ou meio ambiente
n CNH e gosto pelo trabalho ao ar livre
n Capacidade de explicar ciência com simplicidade
s Análise de solo; Proteção de plantas; Irrigação; Ensaios de campo; Normas ambientais
[programme-coordinator]
t Coordenador(a) de Programas; Analista de Projetos Sociais; Coordenador(a) de Voluntariado
l Diretor(a) de Programas
h Você vai fazer com que boas intenções cheguem aonde são necessárias e que possamos provar isso.
h Você vai conduzir nossos programas com parceiros, voluntários e as pessoas atendidas.
d Planejar atividades e cuidar do orçamento
d Mobilizar e apoiar voluntários
d Escrever relatórios para doadores e órgãos públicos
d Visitar projetos e ouvir as pessoas
d Organizar capacitações e eventos públicos
d Medir resultados com honestidade
n Experiência em projetos ou trabalho comunitário
n Organização e tato
n Boa redação de relatórios
s Coordenação de projetos; Orçamento; Relatórios; Voluntariado; Falar em público
[electrician]
t Eletricista; Técnico(a) de Manutenção; Técnico(a) de Refrigeração
l Supervisor(a) de Manutenção
h Você vai instalar e consertar aquilo que todos dão por garantido até parar de funcionar.
h Você vai cuidar de instalações elétricas com boas ferramentas e tempo para fazer direito.
d Instalar e ligar sistemas elétricos
d Localizar e corrigir defeitos
d Realizar manutenção programada
d Ler e atualizar diagramas elétricos
d Testar equipamentos conforme as normas
d Orientar clientes sobre reparos
n Curso técnico em elétrica ou manutenção e NR-10
n Hábitos de trabalho seguros
n CNH é um diferencial
s Cabeamento; Diagnóstico de defeitos; Manutenção preventiva; NR-10; Diagramas elétricos
[operations-manager]
t Gerente de Operações; Gerente de Filial; Gerente Administrativo
l Gerente-geral
h Você vai permitir que muitas pessoas trabalhem bem porque o dia foi bem planejado.
h Você vai liderar a unidade: pessoas, custos, qualidade e também o clima no refeitório.
d Planejar equipe, espaço e orçamento
d Definir metas com os líderes e acompanhá-las
d Melhorar processos com quem os executa
d Negociar com fornecedores e locadores
d Apresentar resultados mensais à diretoria
d Contratar, treinar e apoiar líderes
n Experiência em liderança de equipes
n Domínio de orçamento e números
n Decisão e senso de justiça
s Liderança; Orçamento; Melhoria de processos; Planejamento; Relatórios
`;
