/**
 * Words in job titles, as patterns, under the category (its key) that they mean, in the languages of the markets. The
 * first family that fits counts, so the telling ones stand before the general ones.
 */
export const titleFamilies: [string, RegExp][] = [
  ['blockchain', /blockchain|web3|solidity|smart contract|\bdefi\b|區塊鏈|区块链/iu],
  ['tutoring', /講師|tutor\b|instructor|course trainer|formador/iu],
  [
    'qa-testing',
    /\bqa\b|quality assurance (?:engineer|analyst|tester)|software test|test (?:automation|engineer)|\bsdet\b|tester\b|測試工程|测试工程/iu,
  ],
  [
    'data-ai',
    /\bdata (?:analyst|scientist|engineer|science|analytics|architect|annotat|modell?er|steward)|machine learning|\bai\b|artificial intelligence|\bbi (?:analyst|developer)|business intelligence|analytics|deep learning|\bnlp\b|analista de datos|científico de datos|veri (?:analist|bilim|mühendis)|數據|数据|資料(?:分析|科學|工程)|データ|\bdba\b|database|تحليل البيانات|مهندس بيانات/iu,
  ],
  [
    'product-management',
    /product (?:manager|owner)|project manager|scrum master|program(?:me)? manager|\bpmo\b|jefe de proyecto|proje (?:yönetici|müdür)|產品經理|专案經理|專案(?:經理|管理)|产品经理|プロダクトマネ|(?:iş|süreç|sistem) analisti|business analyst|system(?:s)? analyst|analista (?:funcional|de negocio)|analis (?:bisnis|sistem)|系統分析/iu,
  ],
  ['ui-ux-design', /\bu[ix]\b|ui\/ux|product designer|interaction design|web designer/iu],
  [
    'it-support-infrastructure',
    /\bit (?:support|staff|helpdesk|administrator|specialist|infrastructure|technician|officer|manager|assistant|field)|staf?f? it\b|help ?desk|service desk|system(?:s)? administrator|sysadmin|network (?:engineer|administrator|specialist)|devops|site reliability|\bsre\b|cloud (?:engineer|architect)|infrastructure engineer|cyber ?security|information security|security (?:engineer|analyst)|technical support|soporte técnico|mesa de ayuda|redes y|sistem yönetici|bilgi işlem|網路(?:管理|工程)|系統(?:管理|工程)師|維運|インフラ|ヘルプデスク|دعم فني/iu,
  ],
  [
    'software-development',
    /software|developer|programm?er|front[- ]?end|back[- ]?end|full[- ]?stack|\b(?:ios|android|java|php|python|react|node|golang|\.?net|wordpress|laravel|ruby|flutter|sap|abap|erp|odoo) (?:engineer|developer|lead|architect|consultant|programmer)|web (?:dev|engineer)|mobile engineer|game (?:dev|engineer|programmer)|application engineer|embedded|firmware|desarrollador|programador|desenvolvedor|yazılım|geliştirici|軟體|软件|程式|工程師.*(?:python|java)|python|前端|後端|后端|全端|爬蟲|エンジニア(?=.*(?:web|開発|ソフト))|プログラマ|مطور|مبرمج|pembangun perisian|pengembang/iu,
  ],
  [
    'graphic-design',
    /graphic|desain(?:er)? grafis|diseñador(?:a)? (?:gráfic|visual)|multimedia artist|illustrator|visual designer|grafik|美編|平面設計|グラフィック/iu,
  ],
  [
    'interior-fashion-design',
    /interior design|fashion design|diseñador(?:a)? de (?:interiores|moda|indumentaria)|pattern maker|desainer interior/iu,
  ],
  [
    'video-audio',
    /video(?:grapher)?\b|editor de video|photographer|fotógraf|motion graphic|animator|剪輯|動画/iu,
  ],
  [
    'writing-editing',
    /copywriter|content writer|writer\b|editor\b|journalist|redactor|penulis|proofread|文案|ライター/iu,
  ],
  ['translation', /translator|interpreter|traductor|penerjemah|çevirmen|翻譯|翻译|通訳|مترجم/iu],
  [
    'social-media-community',
    /social media|community manager|content creator|influencer|redes sociales|konten kreator|medsos|社群|小編|sosyal medya|tiktok|live ?stream|streamer/iu,
  ],
  [
    'digital-marketing',
    /digital marketing|\bseo\b|\bsem\b|\bppc\b|performance marketing|marketing digital|growth marketing|e-?commerce (?:specialist|manager|executive)|ads specialist|paid media|dijital pazarlama|數位行銷|ウェブマーケ/iu,
  ],
  [
    'brand-pr',
    /public relations?|\bpr (?:officer|assistant|manager|executive)|brand (?:manager|executive|marketing)|event (?:coordinator|specialist|manager)|communications? (?:officer|specialist|manager)|relaciones (?:públicas|institucionales)|公關|広報/iu,
  ],
  [
    'marketing',
    /marketing|pemasaran|mercadeo|pazarlama|行銷|市場|マーケティング|تسويق|trade market|advertis|publicidad/iu,
  ],
  [
    'recruitment',
    /recruit|talent acquisition|headhunter|sourcer|seleccionador|reclutador|rekrut|işe alım|招募|招聘|採用|توظيف/iu,
  ],
  [
    'training-development',
    /learning (?:and|&) development|training (?:officer|specialist|manager|coordinator)|\bl&d\b|capacitación|pelatihan|eğitim uzmanı|教育訓練/iu,
  ],
  [
    'hr-generalist',
    /\bhr\b|\bhrd\b|human resource|people (?:operations|partner|business)|personalia|recursos humanos|\brr\.?hh\.?|\brrll\b|payroll|liquidador(?:a)? de sueldos|liquidación de sueldos|insan kaynakları|人資|人事|人力資源|労務|موارد بشرية|\bhrbp\b|compensation/iu,
  ],
  ['audit-tax', /\baudit|\btax|impuestos|impositiv|pajak|denetim|vergi|稽核|稅務|監査|税務|مراجع|تدقيق/iu],
  [
    'financial-analysis',
    /financial analyst|finance (?:manager|analyst|director)|\bfp&a\b|treasury|tesorería|analista financier|controller|budget|presupuest|finansal analiz|財務分析/iu,
  ],
  [
    'accounting',
    /account(?:ing|ant)\b|bookkeep|accounts (?:payable|receivable)|akunt|contador|contable|contabil|facturación|cuentas a pagar|muhasebe|會計|会计|経理|billing|cost control|invoice|محاسب|kasir pajak/iu,
  ],
  ['accounting-finance', /finance|finanzas|keuangan|finans|財務|财务|مالية|cobranzas/iu],
  ['claims-underwriting', /claims|underwrit|siniestros|actuar|klaim/iu],
  ['lending-credit', /credit (?:analyst|officer|marketing|investigator)|loan|collection|kredit|créditos/iu],
  [
    'financial-advisory',
    /financial advis|insurance|seguros|wealth|relationship manager|asuransi|理財|保險/iu,
  ],
  ['banking-insurance', /\bbank|teller|bancari|fintech/iu],
  [
    'contact-centre',
    /call cent|contact cent|telemarket|tele ?sales|operador(?:a)? telefónic|customer service representative|\bcsr\b|\bbpo\b|agente telefónic|atención telefónica|çağrı merkezi|客服|コールセンター/iu,
  ],
  ['customer-success', /customer success/iu],
  [
    'customer-service',
    /customer (?:service|support|care|experience)|client (?:service|support|relations)|layanan pelanggan|layanan konsumen|atención al (?:cliente|público)|müşteri (?:hizmet|ilişki)|customer advocate|服務專員|خدمة العملاء/iu,
  ],
  [
    'sales-engineering',
    /sales engineer|pre-?sales|technical sales|ingeniero(?:\/a)? (?:de ventas|comercial)|solutions? (?:engineer|consultant|architect)|técnico comercial/iu,
  ],
  [
    'business-development',
    /business development|\bbd (?:manager|executive)|partnership|desarrollo de negocio|iş geliştirme|商務|開發業務|事業開発/iu,
  ],
  [
    'store-management',
    /store (?:manager|head|supervisor|leader)|encargad[oa] de (?:local|sucursal|tienda)|kepala toko|mağaza müdür|店長|gerente de sucursal/iu,
  ],
  ['merchandising', /merchandis|visual display|repositor/iu],
  [
    'shop-assistants',
    /cashier|kasir|shop (?:assistant|attendant)|store (?:staff|crew|associate)|pramuniaga|penjaga toko|staff toko|cajer[oa]|vendedor(?:a)?(?:\/es|\/as)? (?:de )?(?:mostrador|local|salón|playa)|mağaza satış|satış danışmanı|門市|店員|販売|beauty advisor/iu,
  ],
  [
    'purchasing',
    /purchas|procurement|buyer|sourcing|compras|comprador|pembelian|satın alma|採購|采购|購買|مشتريات/iu,
  ],
  [
    'driving-delivery',
    /driver|chofer|conductor|repartidor|sopir|supir|kurir|courier|rider\b|şoför|kurye|司機|司机|配送|ドライバー|سائق/iu,
  ],
  [
    'warehouse',
    /warehouse|gudang|almacén|depósito|stock(?:keeper|ist)?\b|inventory|inventario|depo\b|倉管|倉儲|仓库|倉庫|autoelevador|picking|forklift/iu,
  ],
  [
    'logistics',
    /logistic|supply chain|import|export|freight|forwarder|comercio exterior|comex|despachante|shipping|logística|lojistik|物流|customs|fleet|tráfico|marítim/iu,
  ],
  ['nursing', /nurs(?:e|ing)|perawat|enfermer|hemşire|護理|护士|看護|caregiver|ممرض/iu],
  [
    'medicine-dentistry',
    /physician|doctor\b|dokter|médic[oa]|dentist|odontólog|surgeon|doktor|醫師|医生|طبيب/iu,
  ],
  [
    'pharmacy-allied-health',
    /pharmac|apoteker|farmac|physical therap|physiotherap|kinesiólog|med(?:ical )?tech|radiolog|dieti|nutricionista|nutritionist|psicólog|psycholog|bidan|optomet|phlebotom|medical (?:technologist|coder|biller)|therapist/iu,
  ],
  ['healthcare', /medical|health|clinic|hospital|geriátric|salud/iu],
  ['early-childhood', /preschool|kindergarten|nursery teacher|daycare|guru (?:tk|paud)|幼教|幼兒|保育/iu],
  [
    'teaching',
    /teacher|guru\b|dosen|lecturer|professor|profesor|docente|maestr[oa]|öğretmen|教師|老師|教员|معلم|academic|school principal|faculty/iu,
  ],
  [
    'kitchen',
    /\bchef|\bcook\b|koki|cociner|kitchen|pastry|pasteler|panader|baker|ayudante de cocina|aşçı|廚師|厨师|調理|طباخ|jefe de partida/iu,
  ],
  [
    'food-service',
    /waiter|waitress|barista|bartender|pelayan|moz[oa]\b|camarer|server\b|service crew|food (?:and|&) beverage|\bf&b\b|garson|外場|ホール|نادل|restaurant/iu,
  ],
  [
    'hotel-travel',
    /hotel|front office|front desk (?:agent|officer)|concierge|guest (?:service|relation)|travel|turismo|housekeep|mucam|room attendant|ticketing|飯店|房務|flight/iu,
  ],
  [
    'reception-secretarial',
    /reception|resepsionis|recepcionista|secretar|sekretaris|personal assistant|executive assistant|sekreter|resepsiyon|秘書|櫃檯|受付|سكرتير/iu,
  ],
  ['data-entry', /data (?:entry|encod)|encoder|input data|entry operator|資料輸入|データ入力/iu],
  ['compliance', /compliance|cumplimiento|aml|kyc|risk|riesgo|risiko|regulatory|法遵|uyum/iu],
  ['law-practice', /lawyer|abogad|attorney|paralegal|notari|avukat|律師|procurador/iu],
  ['in-house-legal', /legal|derecho|hukum|hukuk|法務|قانون/iu],
  [
    'process-chemical-engineering',
    /process engineer|chemical engineer|industrial engineer|ingenier[oa](?:\/a)? (?:de procesos|químic|industrial)|teknik industri|製程|manufacturing engineer|化工/iu,
  ],
  [
    'electrical-engineering',
    /electrical engineer|electronic|electro(?:mecánic|mechanic)|instrument|automatización|automation engineer|plc\b|hardware engineer|semiconductor|teknik elektro|elektrik mühendis|電機|電子|硬體|asic|fpga|vlsi|dram/iu,
  ],
  [
    'mechanical-engineering',
    /mechanical (?:engineer|design)|ingenier[oa](?:\/a)? mecánic|teknik mesin|makine mühendis|機構|機械設計|cad (?:operator|designer)|drafter|drafting|draftsman|proyectista/iu,
  ],
  ['architecture', /architect\b|arsitek|arquitect[oa]|mimar|建築師/iu],
  [
    'civil-site-engineering',
    /civil|site engineer|structural|construction|obra|albañil|teknik sipil|pelaksana|quantity survey|estimator|şantiye|inşaat|土木|工地|施工|sobrestante|مدني/iu,
  ],
  ['property-management', /real estate|property|inmobiliari|leasing|properti|emlak|不動產|房仲|宅建/iu],
  [
    'quality-control',
    /quality (?:control|engineer|inspector|assurance|manager)|\bqc\b|calidad|kontrol kualitas|kalite|品管|品保|品質/iu,
  ],
  [
    'plant-management',
    /production (?:manager|planner|supervisor|planning)|plant manager|jefe de (?:planta|producción)|\bppic\b|kepala produksi|factory manager|廠長|生管/iu,
  ],
  [
    'production',
    /production|operator|operari[oa]|produksi|machinist|assembly|factory|\bcnc\b|作業員|技術員|製造|üretim|fabricación|worker\b|obrero/iu,
  ],
  ['electrician', /electrician|electricista|teknisi listrik|elektrikçi|水電|電工|كهربائي/iu],
  ['welding-plumbing', /weld|plumb|soldador|plomero|tukang las|kaynakçı|焊/iu],
  [
    'mechanic-repair',
    /mechanic|mekanik|mecánic[oa]|technician|teknisi|técnic[oa]|maintenance|mantenimiento|servis|bakım|維修|保養|整備|فني|tornero/iu,
  ],
  [
    'security',
    /security (?:guard|officer)|satpam|vigilador|guardia de seguridad|güvenlik görevli|保全|警備|حارس/iu,
  ],
  ['cleaning', /clean|limpieza|maestranza|office boy|\bob\b|janitor|doméstic|temizlik|清潔|清掃|laundry/iu],
  [
    'facility-management',
    /facilit|building (?:manager|engineer)|servicios generales|general affair|\bga staff/iu,
  ],
  [
    'environment-safety',
    /\bhse\b|\behs\b|\bk3\b|safety|environment|higiene y seguridad|medio ambiente|iş güvenliği|環安|sustainab/iu,
  ],
  ['agronomy', /agron|farm|agro|ganad|pertanian|tambo|kebun|plantation|ziraat/iu],
  ['veterinary-animals', /veterinar|animal|dokter hewan|pet /iu],
  ['clinical-research', /clinical (?:research|trial)|pharmacovigilance|\bcra\b/iu],
  [
    'laboratory-research',
    /laborator|\blab\b|chemist\b|biolog|microbiolog|scientist|研究員|r&d|research (?:and|&) development|kimia/iu,
  ],
  [
    'statistics-social-research',
    /market research|statistic|survey|research(?:er)? (?:analyst|associate|assistant)|quantitative|investigación de mercado/iu,
  ],
  ['beauty-hair', /beauty|hair|barber|peluquer|kecantikan|nail|makeup|estétic|kuaför|美髮|美容/iu],
  ['spa-massage', /\bspa\b|massage|masajista|terapis/iu],
  ['fitness-coaching', /fitness|gym|personal trainer|coach\b|yoga|sports/iu],
  ['social-work', /social work|trabajador(?:a)? social|guidance counsel|community develop/iu],
  ['programme-coordination', /\bngo\b|grant|program(?:me)? (?:officer|coordinator)|fundrais/iu],
  ['strategy-consulting', /consult(?:ant|ing|or)|strateg|danışman|konsultan|顧問|コンサル|مستشار/iu],
  [
    'field-sales',
    /\bsales\b|account (?:executive|manager)|penjualan|vendedor|ventas|comercial|vendas|satış|業務|营业|营销代表|営業|مبيعات|canvass|salesman|\bspg\b|\bspb\b|promot|preventista|asesor/iu,
  ],
  [
    'operations-management',
    /operations? (?:manager|supervisor|head|director|lead)|gerente de operaciones|manajer operasional|area manager|branch manager|kepala cabang|opera(?:tions|ciones|sional)/iu,
  ],
  [
    'general-management',
    /general manager|managing director|\bceo\b|\bcoo\b|gerente general|country manager|direktur|management trainee|genel müdür|總經理/iu,
  ],
  [
    'administrative-assistant',
    /admin|assistant|asisten|virtual assistant|office (?:staff|manager)|clerk|staf\b|administra|asistan|idari|cadete|行政|助理|事務|إداري/iu,
  ],
  ['engineering', /engineer|ingenier|mühendis|teknik|工程師|工程师|エンジニア|مهندس/iu],
  ['design', /design|diseñ|desain|tasarım|設計|设计|デザイン|مصمم|creative/iu],
];
