/**
 * Names of one job or one field in the ten languages of the site, a line each: whoever types one of them finds
 * advertisements with another in their title. Only what means the same belongs on a line, since no match is weighed
 * down for it; words that are merely close are the business of related titles.
 */
export const sameTitles = `
hr | human resources | recursos humanos | rrhh | rh | 人力资源 | 人资 | 人事 | sumber manusia | sumber daya manusia | hrd | sdm | insan kaynakları | ik | الموارد البشرية
software engineer | software developer | swe | 软件工程师 | 软件开发工程师 | ソフトウェアエンジニア | ソフトウェア開発 | desarrollador de software | ingeniero de software | desenvolvedor de software | engenheiro de software | jurutera perisian | pembangun perisian | pengembang perangkat lunak | yazılım mühendisi | yazılım geliştirici | مهندس برمجيات | مطور برمجيات
frontend developer | frontend engineer | front-end developer | front-end engineer | 前端工程师 | 前端开发 | フロントエンドエンジニア | desarrollador frontend | desenvolvedor frontend
backend developer | backend engineer | back-end developer | back-end engineer | 后端工程师 | 后端开发 | バックエンドエンジニア | サーバーサイドエンジニア | desarrollador backend | desenvolvedor backend
fullstack developer | fullstack engineer | full-stack developer | full-stack engineer | 全栈工程师 | フルスタックエンジニア | desarrollador fullstack | desenvolvedor fullstack
qa | quality assurance | 质量保证 | 品質保証 | aseguramiento de calidad | garantia da qualidade | jaminan kualiti | jaminan mutu | kalite güvence | ضمان الجودة
qc | quality control | 质量控制 | 质检 | 品管 | 品質管理 | control de calidad | controle de qualidade | kawalan kualiti | pengendalian mutu | kalite kontrol | مراقبة الجودة
r&d | research and development | 研发 | 研究開発 | investigación y desarrollo | i+d | pesquisa e desenvolvimento | p&d | penyelidikan dan pembangunan | riset dan pengembangan | ar-ge | البحث والتطوير
customer service | customer support | customer care | 客服 | 客户服务 | 顧客服務 | カスタマーサポート | カスタマーサービス | servicio al cliente | atención al cliente | atendimento ao cliente | khidmat pelanggan | layanan pelanggan | müşteri hizmetleri | خدمة العملاء
call center | call centre | callcenter | contact center | contact centre | 呼叫中心 | コールセンター | コンタクトセンター | centro de llamadas | pusat panggilan | çağrı merkezi | مركز الاتصال
sales | 销售 | 营业 | 営業 | 业务专员 | 业务人员 | 业务工程师 | 業務員 | 業務代表 | ventas | vendas | jualan | penjualan | satış | مبيعات
marketing | 营销 | マーケティング | mercadotecnia | mercadeo | pemasaran | pazarlama | تسويق
pr | public relations | 公关 | 広報 | relaciones públicas | relações públicas | perhubungan awam | hubungan masyarakat | humas | halkla ilişkiler | علاقات عامة
bd | business development | 商务拓展 | 事業開発 | desarrollo de negocio | desarrollo de negocios | desenvolvimento de negócios | pembangunan perniagaan | pengembangan bisnis | iş geliştirme | تطوير الأعمال
it | information technology | 信息技术 | 資訊技術 | 情報システム | tecnologías de la información | tecnologia da informação | teknologi maklumat | teknologi informasi | bilgi teknolojileri | تقنية المعلومات | تكنولوجيا المعلومات
ai | artificial intelligence | 人工智能 | 人工知能 | inteligencia artificial | inteligência artificial | kecerdasan buatan | yapay zeka | ذكاء اصطناعي
ml | machine learning | 机器学习 | 機械学習 | aprendizaje automático | aprendizado de máquina | pembelajaran mesin | makine öğrenmesi | تعلم الآلة
ux | user experience | 用户体验 | ユーザー体験 | experiencia de usuario | experiência do usuário | kullanıcı deneyimi | تجربة المستخدم
ui | user interface | 用户界面 | interfaz de usuario | interface do usuário | kullanıcı arayüzü | واجهة المستخدم
sre | site reliability engineer
dba | database administrator | 数据库管理员 | データベース管理者 | administrador de bases de datos | administrador de banco de dados | veritabanı yöneticisi
sysadmin | system administrator | 系统管理员 | システム管理者 | administrador de sistemas | pentadbir sistem | administrator sistem | sistem yöneticisi | مدير أنظمة
helpdesk | help desk | it support | desktop support | ヘルプデスク | soporte técnico | suporte técnico | sokongan teknikal | teknik destek | دعم فني
data analyst | 数据分析师 | データアナリスト | analista de datos | analista de dados | penganalisis data | analis data | veri analisti | محلل بيانات
data scientist | 数据科学家 | データサイエンティスト | científico de datos | cientista de dados | saintis data | ilmuwan data | veri bilimci | عالم بيانات
data engineer | 数据工程师 | データエンジニア | ingeniero de datos | engenheiro de dados | jurutera data | veri mühendisi | مهندس بيانات
project manager | 项目经理 | プロジェクトマネージャー | gerente de proyecto | jefe de proyecto | gerente de projetos | gestor de projetos | pengurus projek | manajer proyek | proje yöneticisi | proje müdürü | مدير مشروع | مدير مشاريع
product manager | 产品经理 | プロダクトマネージャー | gerente de producto | gerente de produto | pengurus produk | manajer produk | ürün yöneticisi | ürün müdürü | مدير منتج
graphic designer | 平面设计师 | 美术编辑 | グラフィックデザイナー | diseñador gráfico | designer gráfico | pereka grafik | desainer grafis | grafik tasarımcı | مصمم جرافيك
accountant | 会计 | 会计师 | 経理 | contador | contable | contabilista | akauntan | akuntan | muhasebeci | محاسب
nurse | 护士 | 看護師 | enfermero | enfermeiro | jururawat | perawat | hemşire | ممرض
pharmacist | 药剂师 | 药师 | 薬剤師 | farmacéutico | farmacêutico | ahli farmasi | apoteker | eczacı | صيدلي
dentist | 牙医 | 歯科医師 | dentista | odontólogo | doktor gigi | dokter gigi | diş hekimi | طبيب أسنان
lawyer | attorney | 律师 | 弁護士 | abogado | advogado | peguam | pengacara | avukat | محامي
teacher | 教师 | 老师 | docente | profesor | guru | pengajar | öğretmen | معلم | مدرس
translator | 翻译 | 翻訳 | traductor | tradutor | penterjemah | penerjemah | çevirmen | tercüman | مترجم
cook | 厨师 | 調理師 | 調理スタッフ | cocinero | cozinheiro | tukang masak | juru masak | aşçı | طباخ
waiter | waitress | 服务员 | 服務生 | ホールスタッフ | camarero | mesero | garçom | pelayan | garson | نادل
cashier | 收银员 | レジ係 | レジスタッフ | cajero | operador de caixa | juruwang | kasir | kasiyer | أمين صندوق
receptionist | 前台 | 櫃檯 | 受付 | recepcionista | penyambut tetamu | resepsionis | resepsiyonist | موظف استقبال
secretary | 秘书 | 秘書 | secretario | secretário | setiausaha | sekretaris | sekreter | سكرتير
administrative assistant | admin assistant | 行政助理 | 事務アシスタント | asistente administrativo | auxiliar administrativo | assistente administrativo | pembantu tadbir | asisten administrasi | idari asistan | مساعد إداري
driver | 司机 | ドライバー | 運転手 | chofer | motorista | pemandu | sopir | supir | pengemudi | şoför | سائق
security guard | 保安 | 警備員 | guardia de seguridad | vigilante | pengawal keselamatan | satpam | güvenlik görevlisi | حارس أمن
cleaner | 清洁工 | 保洁 | 清潔人員 | 清掃スタッフ | limpiador | faxineiro | auxiliar de limpeza | tukang cuci | petugas kebersihan | temizlik görevlisi | عامل نظافة
electrician | 电工 | 電気工事士 | electricista | eletricista | juruelektrik | teknisi listrik | elektrikçi | كهربائي
mechanic | 机修工 | 整備士 | mecánico | mecânico | mekanik | tamirci | ميكانيكي
warehouse | 仓库 | 仓储 | almacén | bodega | almoxarifado | armazém | gudang | depo | مستودع
procurement | purchasing | 采购 | 購買 | 調達 | compras | perolehan | pengadaan | satın alma | مشتريات
logistics | 物流 | logística | logistik | lojistik | لوجستيات
store manager | shop manager | 店长 | gerente de tienda | gerente de loja | pengurus kedai | kepala toko | mağaza müdürü | مدير متجر
intern | internship | 实习生 | 实习 | インターン | インターンシップ | pasante | becario | practicante | estagiário | pelatih industri | latihan industri | magang | stajyer | متدرب
recruiter | talent acquisition | 招聘专员 | 採用担当 | reclutador | recrutador | perekrut | işe alım uzmanı | أخصائي توظيف
ceo | chief executive officer | 首席执行官 | 最高経営責任者
cfo | chief financial officer | 首席财务官 | 财务总监 | 最高財務責任者 | director financiero | diretor financeiro
cto | chief technology officer | chief technical officer | 首席技术官 | 技术总监 | 最高技術責任者
coo | chief operating officer | 首席运营官
vp | vice president | 副总裁 | vicepresidente | vice-presidente
rn | registered nurse
hrbp | hr business partner | human resources business partner
`;

/**
 * Short or loose words and what they may stand for, one way only: who types `PM` may mean any of these, while a
 * product manager is not served by every `PM`.
 */
export const shortForms = `
dev > developer | desarrollador | desenvolvedor | pengembang | pembangun | geliştirici | 开发 | エンジニア | مطور
programmer > software engineer | software developer | 程序员 | プログラマー | programador | pengaturcara | yazılım geliştirici | مبرمج
程序员 > programmer | 软件工程师 | 软件开发 | プログラマー
programador > programmer | desarrollador de software | desenvolvedor de software
プログラマー > programmer | ソフトウェアエンジニア
مبرمج > programmer | مهندس برمجيات | مطور برمجيات
pm > project manager | product manager | program manager | 项目经理 | 产品经理 | プロジェクトマネージャー | プロダクトマネージャー
po > product owner
ba > business analyst
csr > customer service representative | customer support representative | customer service associate
tsr > technical support representative
bpo > business process outsourcing | call center | call centre | contact center | contact centre
va > virtual assistant
ea > executive assistant
pa > personal assistant
ta > talent acquisition | teaching assistant
ae > account executive
am > account manager
gm > general manager
spg > sales promotion girl
spv > supervisor
ob > office boy
tl > team leader | team lead
業務 > sales | 销售 | 营业 | 営業 | 业务
业助 > 业务助理
行企 > 行銷企劃
美编 > 美术编辑 | 平面设计
总机 > 前台 | 櫃檯 | receptionist
se > システムエンジニア | systems engineer
pg > プログラマー
ti > tecnologia da informação | tecnologías de la información | it
tı > it
aux > auxiliar
adm > administrativo | administrasi
mgr > manager
asst > assistant
sr > senior
jr > junior
acct > accountant | accounting
exec > executive
ops > operations
mktg > marketing
admin > administrator | administrative | administration | administrasi | administrativo | 行政
ft > full-time
`;
