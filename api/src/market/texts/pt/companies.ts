export const companies = `
[tech]
x ~ Tecnologia; ~ Sistemas; ~ Digital; ~ Software
c {company} desenvolve programas de reservas, pagamentos e estoque para pequenos negócios.
c {company} opera as redes e os aplicativos de milhares de lojas, escolas e clínicas.
[web3]
x ~ Protocol; ~ Chain; ~ Labs
c {company} cria ferramentas abertas de propriedade digital, pagamentos e identidade.
c {company} desenvolve carteiras e serviços em blockchain que qualquer pessoa consegue usar.
[finance]
x ~ Seguros; Financeira ~; ~ Capital
c {company} oferece contas, crédito e seguros a famílias e pequenas empresas.
c {company} ajuda as pessoas a poupar, financiar e se proteger sem letras miúdas.
[professional]
x ~ Advogados; ~ Consultoria; ~ Contabilidade
c {company} orienta empresas em tributos, direito e organização.
c {company} cuida da contabilidade, da folha de pagamento e dos contratos de empresas em crescimento.
[media]
x ~ Comunicação; Estúdio ~; ~ Criativa
c {company} faz campanhas, filmes e jogos que viram assunto.
c {company} é um estúdio independente de publicidade e conteúdo digital.
[shop]
x Lojas ~; Mercado ~; Comercial ~
c {company} vende artigos para casa, roupas e eletrônicos em lojas e pela internet.
c {company} entrega produtos do dia a dia em até um dia após o pedido.
[food]
x Café ~ =1; ~ Alimentos =2; Restaurantes ~ =1
c {company} tem restaurantes e cafés com cozinha e padaria próprias.
c {company} produz molhos, petiscos e pratos prontos com ingredientes locais.
[hotel]
x Hotéis ~ =1; ~ Resorts =1; ~ Turismo =2
c {company} administra hotéis para onde os hóspedes voltam todos os anos.
c {company} planeja viagens e cuida do viajante da chegada à partida.
[health]
x Clínicas ~ =1; ~ Saúde =1; ~ Farma =2
c {company} administra clínicas e centros de cuidado com pouca espera.
c {company} desenvolve e distribui medicamentos e equipamentos médicos.
[school]
x Colégio ~; Escola ~; ~ Educação
c {company} ensina crianças e adultos em turmas pequenas.
c {company} mantém escolas, cursos de idiomas e formação profissional.
[factory]
x Indústrias ~; ~ Componentes; Metalúrgica ~
c {company} fabrica peças de precisão para veículos, máquinas e eletrônicos.
c {company} produz e monta componentes para clientes em três continentes.
[build]
x Construtora ~; ~ Engenharia; Imobiliária ~
c {company} constrói casas, escolas e pontes e cuida delas depois.
c {company} projeta, constrói e administra prédios residenciais e comerciais.
[logistics]
x Transportes ~; ~ Logística; ~ Expresso
c {company} transporta cargas por terra, mar e ar e sabe onde está cada pacote.
c {company} armazena, embala e entrega para lojas virtuais e fabricantes.
[green]
x ~ Energia; Agrícola ~; ~ Ambiental
c {company} cultiva alimentos frescos e opera usinas solares na mesma terra.
c {company} fornece energia limpa e cuida da água e do solo.
[care]
x ~ Beleza; Espaço ~; ~ Bem-Estar
c {company} tem salões e espaços de bem-estar conhecidos pela tranquilidade.
c {company} reúne estética, cabelo e academia em um só lugar.
[facility]
x ~ Serviços; ~ Segurança; ~ Manutenção
c {company} limpa, protege e conserva prédios de empresas e prefeituras.
c {company} cuida de elevadores, energia e segurança em mais de cem edifícios.
[ngo]
x Instituto ~; Fundação ~; Associação ~
c {company} apoia famílias, escolas e pequenos agricultores com projetos duradouros.
c {company} é uma organização sem fins lucrativos de educação e saúde pública.
`;
